import type {ReactNode} from 'react';
import {contentsTitle} from './title';
import styles from './styles.module.css';
import {toggleSmoothly} from './toggle-smoothly';

/** The collapsible contents of a page, for windows too narrow for the rail; works without scripts. */
export function ContentsDisclosure({children}: {children: ReactNode}): ReactNode {
  return (
    <details className={styles.contents}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          toggleSmoothly(event.currentTarget.parentElement as HTMLDetailsElement);
        }}>
        {contentsTitle()}
      </summary>
      {children}
    </details>
  );
}
