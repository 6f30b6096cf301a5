import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  children: ReactNode;
  /** The list of all posts, on pages of the blog. */
  sidebar?: ReactNode;
  /** The contents of the page, where it has any. */
  contents: ReactNode;
};

/** Text to the left, and a rail to its right: the page's contents, then all posts. */
export function BlogLayout({children, sidebar, contents}: Props): ReactNode {
  const title = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'What the list of a page’s sections is called',
  });
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
