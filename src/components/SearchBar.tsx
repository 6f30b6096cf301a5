import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {searchLinkClass} from '../lib/contracts';
import {searchLabel, searchPath} from '../runtime/search/client';

/** The navbar's link to the search page. The site script opens the search over the page instead. */
export function SearchBar(): ReactNode {
  return (
    // No link of the router, which would follow it before the site script hears of it.
    <a className={`navbar__link ${searchLinkClass}`} href={useBaseUrl(searchPath)}>
      {searchLabel()}
    </a>
  );
}
