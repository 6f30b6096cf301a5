import type {ReactNode} from 'react';

/** The main part of a page without a rail. */
export function Page({children}: {children: ReactNode}): ReactNode {
  return (
    <div className="site-grid site-page">
      <main>{children}</main>
    </div>
  );
}
