import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {whenIdle} from '../../lib/when-idle';
import {SearchLink} from '../SearchLink';

/**
 * The navbar's way to the search: a link to its page, and, when the browser has nothing better to do, what
 * waits for a reader who wants to search from where they are.
 */
export function SearchBar(): ReactNode {
  const [OnIntent, setOnIntent] = useState<ComponentType | null>(null);
  useEffect(() => {
    whenIdle(() => {
      import('../SearchOnIntent').then(
        ({SearchOnIntent}) => {
          setOnIntent(() => SearchOnIntent);
        },
        // Without it the link is a link.
        () => undefined,
      );
    });
  }, []);
  return (
    <>
      <SearchLink className="navbar__link theme-search" />
      {OnIntent && <OnIntent />}
    </>
  );
}
