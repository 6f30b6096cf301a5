import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import type {ComponentProps, ReactNode} from 'react';
import {railClass} from '../../lib/contracts';
import {contentsTitle} from './title';

/** The contents of a page, in the rail beside its text, or in narrow windows collapsed before it. */
export function Contents(props: ComponentProps<typeof TOC>): ReactNode {
  const title = contentsTitle();
  return (
    <>
      <TOCCollapsible {...props} />
      <nav className={railClass} aria-label={title}>
        <p>{title}</p>
        <TOC {...props} />
      </nav>
    </>
  );
}
