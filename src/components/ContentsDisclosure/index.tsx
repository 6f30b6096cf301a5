import type {ReactNode} from 'react';
import {contentsTitle} from './title';
import styles from './styles.module.css';

/** The contents of a page, folded, for windows too narrow for the rail; works with scripts off. */
export function ContentsDisclosure({children}: {children: ReactNode}): ReactNode {
  return (
    <details className={styles.contents}>
      <summary>{contentsTitle()}</summary>
      {children}
    </details>
  );
}
