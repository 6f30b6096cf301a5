// Replaces Error: the outermost surface, shown when the layout itself crashed. The stock one tries the layout
// again, with inline styles and other words; ours is only the report, with a title.
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';
import {CrashReport} from '../../components/CrashReport';

export default function Error({error, tryAgain}: Props): ReactNode {
  return (
    <>
      <Head>
        <title>
          {translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'})}
        </title>
      </Head>
      <CrashReport error={error} tryAgain={tryAgain} />
    </>
  );
}
