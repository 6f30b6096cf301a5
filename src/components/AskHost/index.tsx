import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useState} from 'react';

/**
 * For a page that the scripts do not know, but that the host did not send as its not-found page: a reader went
 * back to the former address of a page that has since moved, or followed a link from another deploy. The host
 * knows where the page is now, or that it is gone.
 */
export function AskHost(): null {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  // On the first page of a document, React starts from what the host sent.
  const [sent] = useState(isBrowser ? null : pathname);
  useEffect(() => {
    if (pathname === sent) {
      return undefined;
    }
    const left = new AbortController();
    // A redirect may lead to another host, which this page may not request: the browser has to follow it.
    fetch(window.location.href, {method: 'HEAD', redirect: 'manual', signal: left.signal}).then(
      ({status}) => {
        if (status !== 404) {
          window.location.reload();
        }
      },
      // Without a network, this page says more than the browser's own.
      () => undefined,
    );
    return () => {
      left.abort();
    };
  }, [pathname, sent]);
  return null;
}
