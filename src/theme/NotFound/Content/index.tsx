// Replaces NotFound/Content: it offers a way on, and has a title: with docs at the root it is shown
// without NotFound around it.
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {AskHost} from '../../../components/AskHost';
import {NotFound} from '../../../components/NotFound';

export default function NotFoundContent(): ReactNode {
  return (
    <>
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <AskHost />
      <NotFound />
    </>
  );
}
