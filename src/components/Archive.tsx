import '../css/pages.css';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {useFormatDay} from '../runtime/day-names/client';
import {byYear, type Archive as ArchiveOfBlog} from '../content/archive/archive';
import {skyOf} from '../lib/cover';
import {ListHeading} from './ListHeading';
import {BlogLayout} from './BlogLayout';
import {usePostCount} from './use-post-count';

function AllSeries({series}: Required<Pick<ArchiveOfBlog, 'series'>>): ReactNode {
  const postCount = usePostCount();
  return (
    <section aria-labelledby="series" className="site-group">
      <h2 id="series">
        {translate({
          id: 'site.archive.series',
          message: 'Series',
          description: 'Heading in the archive, above links to the pages of series',
        })}
      </h2>
      <ul className="site-rows">
        {series.map(({name, path, count}) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
            <span className="site-quiet">{postCount(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = ArchiveOfBlog & {
  title: string;
  description: string;
};

/** All posts, one line each, by year, newest first, and all series. */
export function Archive({title, description, posts, series}: Props): ReactNode {
  const formatDay = useFormatDay('short');
  const {collectAnchor} = useBrokenLinks();
  const years = byYear(posts);
  for (const [year] of years) {
    // Sidebars link to it.
    collectAnchor(year);
  }
  return (
    <BlogLayout>
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
      {series && <AllSeries series={series} />}
    </BlogLayout>
  );
}
