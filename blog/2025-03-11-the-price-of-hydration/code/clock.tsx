/** @jsxRuntime automatic */
import {useEffect, type ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';

// #region clock
function Measured({children}: {children: ReactNode}) {
  useEffect(() => {
    performance.measure('hydration', 'hydration-start');
  }, []);
  return children;
}

export function hydrate(page: Element, app: ReactNode) {
  performance.mark('hydration-start');
  hydrateRoot(page, <Measured>{app}</Measured>);
}
// #endregion
