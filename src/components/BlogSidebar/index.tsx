import Link from '@docusaurus/Link';
import type {BlogSidebarItem} from '@docusaurus/plugin-content-blog';
import type {ReactNode} from 'react';
import {menuListAttribute} from '../../lib/contracts';
import {useFormatDay} from '../../runtime/day-names/client';
import styles from './styles.module.css';

type Props = {
  title: string;
  /** The posts, grouped by year. */
  children: ReactNode;
};

/** The class of the heading of a year. */
export const yearClass = styles.year;

type RowsProps = {
  /** Those with an empty date lead to something else than a post. */
  items: BlogSidebarItem[];
};

/** Posts, a line each: the day and the title. */
export function TimetableRows({items}: RowsProps): ReactNode {
  const formatDay = useFormatDay('short');
  return (
    <ul className={styles.list}>
      {items.map(({title, permalink, date}) => (
        <li key={permalink}>
          <span>{date && formatDay(String(date))}</span>
          <Link isNavLink to={permalink} activeClassName={styles.activeLink}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** All posts, below the text. */
export function BlogSidebar({title, children}: Props): ReactNode {
  return (
    <aside className={styles.all}>
      <nav aria-label={title}>
        <h2 className={styles.title}>{title}</h2>
        <div {...{[menuListAttribute]: title}}>{children}</div>
      </nav>
    </aside>
  );
}
