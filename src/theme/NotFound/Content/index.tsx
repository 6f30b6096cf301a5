// Replaces NotFound/Content: it offers a way on, and has a title: with docs at the root it is shown
// without NotFound around it.
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useState, type ReactNode} from 'react';
import {NotFound} from '../../../components/NotFound';

export default function NotFoundContent(): ReactNode {
  // The client does not know the page. The host may: it has moved, or is of a newer build.
  const isClient = useIsBrowser();
  const [isOfHost] = useState(!isClient);
  useEffect(() => {
    if (!isOfHost) {
      window.location.reload();
    }
  }, [isOfHost]);
  return (
    <>
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page not found'})} />
      <NotFound />
    </>
  );
}
