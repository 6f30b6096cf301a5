import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {whenIdle} from '../../lib/when-idle';
import {SearchLink} from '../SearchLink';
import {isAskedEarly} from '../SearchOnIntent/early-search';

/**
 * The navbar's way to the search: a link to its page, and what waits for a reader who wants to search from
 * where they are. That comes when the browser has nothing better to do, or as soon as the reader presses
 * the search's key.
 */
export function SearchBar(): ReactNode {
  const [OnIntent, setOnIntent] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () => {
      import('../SearchOnIntent').then(
        ({SearchOnIntent}) => {
          setOnIntent(() => SearchOnIntent);
        },
        // Without it the link is a link.
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
