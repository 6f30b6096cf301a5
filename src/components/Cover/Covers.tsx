import type {ReactNode} from 'react';
import type {Cover as CoverOfPost} from '../../lib/cover';
import {Cover} from '.';
import styles from './styles.module.css';

/** The covers of a few posts in a row, each under its own sky. */
export function Covers({covers}: {covers: CoverOfPost[]}): ReactNode {
  return (
    <div className={styles.row}>
      {covers.map((cover) => (
        <div key={cover.file} className={`sky-${cover.sky}`}>
          <Cover cover={cover} />
        </div>
      ))}
    </div>
  );
}
