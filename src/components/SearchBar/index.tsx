import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {whenIdle} from '../../lib/when-idle';
import {SearchLink} from '../SearchLink';
import {isAskedEarly} from '../SearchOnIntent/early-search';

/**
 * The navbar's entry to the search: a link to its page, and the code that opens the search over the current
 * page. That code is loaded when the browser is idle, or as soon as the reader presses the search key.
 */
export function SearchBar(): ReactNode {
  const [OnIntent, setOnIntent] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () => {
      import('../SearchOnIntent').then(
        ({SearchOnIntent}) => {
          setOnIntent(() => SearchOnIntent);
        },
        // Without that code, the link still works.
        () => undefined,
      );
    };
    const loadIfAsked = () => {
      if (isAskedEarly()) {
        load();
      }
    };
    whenIdle(load);
    loadIfAsked();
    document.addEventListener('keydown', loadIfAsked);
    return () => {
      document.removeEventListener('keydown', loadIfAsked);
    };
  }, []);
  return (
    <>
      <SearchLink className="navbar__link theme-search" />
      {OnIntent && <OnIntent />}
    </>
  );
}
