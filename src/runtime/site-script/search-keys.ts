import {isSearchKey} from '../../lib/search-key';
import {searchLinkClass} from '../../lib/contracts';
import {hasClient} from './client';

/** The keys of the search lead to its page, as its link does, until Docusaurus' client opens it over the page. */
export function searchKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (!hasClient() && isSearchKey(event, event.target as Element)) {
      event.preventDefault();
      document.querySelector<HTMLElement>(`.${searchLinkClass}`)?.click();
    }
  });
}
