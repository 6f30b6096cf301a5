import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The main part of a page that has no rail beside it, on the same left edge as those that have. */
export function Page({children}: {children: ReactNode}): ReactNode {
  return (
    <main className={styles.page}>
      <div className={styles.text}>{children}</div>
    </main>
  );
}
