import type {ReactNode} from 'react';

/** The line below the text of a page: where to change it, and when it was last changed. */
export function FootLine({children}: {children: ReactNode}): ReactNode {
  return <div className="site-actions site-foot site-quiet">{children}</div>;
}
