import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The main part of a page without a rail. */
export function Page({children}: {children: ReactNode}): ReactNode {
  return <main className={styles.page}>{children}</main>;
}
