import type {ReactNode} from 'react';
import type {HomeProps} from '../../settings/slots';

/**
 * The home page. Put something before or after `children`, which is the product's own, or return a page of your own
 * in its place: all posts stay in the archive, in the feeds and in the search.
 */
export function Home({children}: HomeProps): ReactNode {
  return children;
}
