import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  title: string;
  /** The posts, grouped by year. */
  children: ReactNode;
};

export const sidebarClassNames = {
  year: styles.year,
  list: styles.list,
  link: styles.link,
  activeLink: styles.activeLink,
};

/** All posts, below the text. */
export function BlogSidebar({title, children}: Props): ReactNode {
  return (
    <aside className={styles.all}>
      <nav aria-label={title}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </nav>
    </aside>
  );
}
