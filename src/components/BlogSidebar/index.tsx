import Link from '@docusaurus/Link';
import type {BlogSidebarItem} from '@docusaurus/plugin-content-blog';
import type {ReactNode} from 'react';
import {menuListAttribute} from '../../lib/contracts';
import {useFormatDay} from '../../runtime/day-names/client';

type Props = {
  title: string;
  /** The posts, grouped by year. */
  children: ReactNode;
};

type RowsProps = {
  /** Those with an empty date lead to something else than a post. */
  items: BlogSidebarItem[];
};

/** Posts, a line each: the day and the title. */
export function TimetableRows({items}: RowsProps): ReactNode {
  const formatDay = useFormatDay('short');
  return (
    <ul className="site-rows">
      {items.map(({title, permalink, date}) => (
        <li key={permalink}>
          <Link isNavLink to={permalink}>
            {title}
          </Link>
          {date && <span className="site-quiet">{formatDay(String(date))}</span>}
        </li>
      ))}
    </ul>
  );
}

/** All posts, below the text. */
export function BlogSidebar({title, children}: Props): ReactNode {
  return (
    <aside className="site-all">
      <nav aria-label={title}>
        <h2>{title}</h2>
        <div {...{[menuListAttribute]: title}}>{children}</div>
      </nav>
    </aside>
  );
}
