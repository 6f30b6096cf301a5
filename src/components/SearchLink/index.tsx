import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** The navbar's way to the search page. */
export function SearchLink(): ReactNode {
  return (
    <Link className="navbar__link" to="/search/">
      <Translate id="site.search.link" description="Link in the navbar to the search page">
        Search
      </Translate>
    </Link>
  );
}
