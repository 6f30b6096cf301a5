import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect} from 'react';
import {savesData} from '../../lib/saves-data';
import {searchPath} from '../../settings/search-path';
import {isSearchKey} from '../../lib/search-key';

const linkOf = ({target}: Event) => (target as Element).closest('.theme-search');

type Handlers = {
  /** The reader hovers over the link, or focuses it. Not called if they save data. */
  onAbout: () => void;
  onWanted: () => void;
};

/** Focuses the search page's own field. */
function focusField(): void {
  document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();
}

/**
 * Calls back when a reader wants to search: by a key, or a press of the navbar's link. With Ctrl and the
 * like, the link opens its page in another tab as usual; on the search page, it begins a new search.
 */
export function useSearchIntent({onAbout, onWanted}: Handlers): void {
  const page = useBaseUrl(searchPath);
  useEffect(() => {
    const isOnPage = () => location.pathname === page;
    const about = (event: Event) => {
      if (linkOf(event) && !isOnPage() && !savesData()) {
        onAbout();
      }
    };
    const key = (event: KeyboardEvent) => {
      if (isSearchKey(event, event.target as Element)) {
        event.preventDefault();
        (isOnPage() ? focusField : onWanted)();
      }
    };
    const press = (event: MouseEvent) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (linkOf(event) && isPlain && !isOnPage()) {
        // Handled before the router sees it.
        event.preventDefault();
        event.stopPropagation();
        onWanted();
      }
    };
    document.addEventListener('pointerover', about);
    document.addEventListener('focusin', about);
    document.addEventListener('keydown', key);
    document.addEventListener('click', press, true);
    return () => {
      document.removeEventListener('pointerover', about);
      document.removeEventListener('focusin', about);
      document.removeEventListener('keydown', key);
      document.removeEventListener('click', press, true);
    };
  }, [page, onAbout, onWanted]);
}
