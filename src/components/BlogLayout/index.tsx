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

/** Text on the left, and a rail to its right: the page's contents, then all posts. */
export function BlogLayout({children, sidebar, contents}: Props): ReactNode {
  const title = contentsTitle();
  return (
    <div className={styles.layout}>
      <main>{children}</main>
      <div className={styles.rail}>
        {contents && (
          <nav className={styles.contents} aria-label={title}>
            <p className={styles.title}>{title}</p>
            {contents}
          </nav>
        )}
        {sidebar}
      </div>
    </div>
  );
}
