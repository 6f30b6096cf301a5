import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {searchPath} from '../../settings/search-path';

type Props = {className?: string};

/** The link to the search page. */
export function SearchLink({className}: Props): ReactNode {
  return (
    <Link className={className} to={searchPath}>
      <Translate id="site.search.link" description="Link to the search page">
        Search
      </Translate>
    </Link>
  );
}
