import TOC from '@theme/TOC';
import type {ComponentProps, ReactNode} from 'react';
import {railClass} from '../../lib/contracts';
import {contentsTitle} from './title';

/**
 * The contents of a page, in the rail beside its text. In the page they follow it: a link to words of a heading would
 * otherwise find them here.
 */
export function ContentsRail(props: ComponentProps<typeof TOC>): ReactNode {
  const title = contentsTitle();
  return (
    <nav className={railClass} aria-label={title}>
      <p>{title}</p>
      <TOC {...props} />
    </nav>
  );
}
