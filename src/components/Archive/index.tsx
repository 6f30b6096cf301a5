import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useFormatDay} from '../../plugins/day-names/client';
import {byYear} from '../../lib/by-year';
import {Page} from '../Page';
import styles from './styles.module.css';

type Props = {
  title: string;
  description: string;
  /** In any order. */
  posts: Array<{title: string; permalink: string; date: string}>;
};

/** Every post in one line, by year, newest first. */
export function Archive({title, description, posts}: Props): ReactNode {
  const formatDay = useFormatDay('short');
  return (
    <Page>
      <h1>{title}</h1>
      <p className={styles.description}>{description}</p>
      {byYear(posts).map(([year, ofYear]) => (
        <section key={year} aria-labelledby={year} className={styles.year}>
          <h2 id={year} className={styles.heading}>
            {year}
          </h2>
          <ul className={styles.posts}>
            {ofYear.map((post) => (
              <li key={post.permalink}>
                <Link to={post.permalink}>{post.title}</Link>
                <time dateTime={post.date}>{formatDay(post.date)}</time>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}
