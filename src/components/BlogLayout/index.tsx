import type {ReactNode} from 'react';
import {contentsTitle} from '../ContentsDisclosure/title';
import styles from './styles.module.css';

type Props = {
  children: ReactNode;
  /** The list of all posts, on pages of the blog. */
  sidebar?: ReactNode;
  /** The contents of the page, if it has any. */
  contents: ReactNode;
};

/** The text in the middle, the page's contents in the rail to its left, and all posts below. */
export function BlogLayout({children, sidebar, contents}: Props): ReactNode {
  const title = contentsTitle();
  return (
    <div className={`site-grid ${styles.layout}`}>
      <main>{children}</main>
      {contents && (
        <div className={styles.rail}>
          <nav className={styles.contents} aria-label={title}>
            <p className={styles.title}>{title}</p>
            {contents}
          </nav>
        </div>
      )}
      {sidebar}
    </div>
  );
}
