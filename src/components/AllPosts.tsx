import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {BlogSidebar, BlogSidebarItem} from '@docusaurus/plugin-content-blog';
import BlogSidebarContent from '@theme/BlogSidebar/Content';
import type {ReactNode} from 'react';
import type {OlderYear} from '../content/blog/sidebar';
import {menuListAttribute} from '../lib/contracts';
import {useFormatDay} from '../runtime/day-names/client';
import {usePostCount} from './use-post-count';

type RowsProps = {
  items: Array<BlogSidebarItem | (BlogSidebarItem & OlderYear)>;
};

/** Posts of a year, a line each: the day and the title. Where not all are listed, a line leads to all in the archive. */
function TimetableRows({items}: RowsProps): ReactNode {
  const formatDay = useFormatDay('short');
  const postCount = usePostCount();
  return (
    <ul className="site-rows">
      {items.map((item) => (
        <li key={item.permalink}>
          <Link isNavLink to={item.permalink}>
            {'count' in item
              ? translate(
                  {
                    id: 'site.sidebar.year',
                    message: 'All posts of {year}',
                    description: 'Link to the part of the archive that lists the posts of a year',
                  },
                  {year: item.title},
                )
              : item.title}
          </Link>
          <span className="site-quiet">
            {'count' in item ? postCount(item.count) : formatDay(String(item.date))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** All posts by year, below the text; nothing if there are none. */
export function AllPosts({title, items}: BlogSidebar): ReactNode {
  return (
    items.length > 0 && (
      <aside className="site-all">
        <nav aria-label={title}>
          <h2>{title}</h2>
          <div {...{[menuListAttribute]: title}}>
            <BlogSidebarContent items={items} ListComponent={TimetableRows} />
          </div>
        </nav>
      </aside>
    )
  );
}
