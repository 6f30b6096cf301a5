import type {ReactNode} from 'react';
import {collapsibleAttribute} from '../../lib/contracts';
import {contentsTitle} from './title';

/** The collapsible contents of a page, for windows too narrow for the rail. */
export function ContentsDisclosure({children}: {children: ReactNode}): ReactNode {
  return (
    <details className="site-fold site-contents" {...{[collapsibleAttribute]: ''}}>
      <summary>{contentsTitle()}</summary>
      {children}
    </details>
  );
}
