import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {useFormatDay} from '../../runtime/day-names/client';
import type {ArchivedPost} from '../../content/archive/archive';
import {byYear} from '../../content/archive/by-year';
import {skyOf} from '../../lib/cover';
import {ListHeading} from '../ListHeading';
import {Page} from '../Page';

type Props = {
  title: string;
  description: string;
  /** In any order. */
  posts: ArchivedPost[];
  /** Shown after them. */
  children?: ReactNode;
};

/** Posts, one line each, by year, newest first. */
export function Archive({title, description, posts, children}: Props): ReactNode {
  const formatDay = useFormatDay('short');
  const {collectAnchor} = useBrokenLinks();
  const years = byYear(posts);
  for (const [year] of years) {
    // Sidebars link to it.
    collectAnchor(year);
  }
  return (
    <Page>
      <ListHeading title={title} description={description} />
      {years.map(([year, ofYear]) => (
        <section key={year} aria-labelledby={year} className="site-group">
          <h2 id={year}>{year}</h2>
          <ul className="site-rows">
            {ofYear.map((post) => (
              <li key={post.permalink}>
                <span className={`site-swatch sky-${skyOf(new Date(post.date))}`} />
                <Link to={post.permalink}>{post.title}</Link>
                {post.by && <span className="site-by site-quiet">{post.by}</span>}
                <time className="site-quiet" dateTime={post.date}>
                  {formatDay(post.date)}
                </time>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {children}
    </Page>
  );
}
