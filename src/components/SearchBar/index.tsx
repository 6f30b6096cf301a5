import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {whenIdle} from '../../lib/when-idle';
import {SearchLink} from '../SearchLink';

/**
 * The navbar's entry to the search: a link to its page, and the code that opens the search over the current page, which
 * is loaded when the browser is idle.
 */
export function SearchBar(): ReactNode {
  const [OnIntent, setOnIntent] = useState<ComponentType | null>(null);
  useEffect(() => {
    whenIdle(() => {
      import('../SearchOnIntent').then(
        ({SearchOnIntent}) => {
          setOnIntent(() => SearchOnIntent);
        },
        // Without that code, the link still works.
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
