import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Whether the page is 404.html, which has no address of its own. Parts of the layout get its path without the ending. */
export function useIsNotFound(): boolean {
  const {pathname} = useLocation();
  return [useBaseUrl('/404.html'), useBaseUrl('/404')].includes(pathname);
}
