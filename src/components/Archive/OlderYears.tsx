import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {YearLink} from '../../content/archive/archive';
import {usePostCount} from '../PostCount/use-post-count';
import styles from './styles.module.css';

/** The years that have pages of their own, each with its number of posts. */
export function OlderYears({years}: {years: YearLink[]}): ReactNode {
  const count = usePostCount();
  const title = translate({
    id: 'site.archive.years',
    message: 'By year',
    description: 'Heading in the archive, above links to the years that have pages of their own',
  });
  return (
    <section aria-labelledby="years" className={styles.year}>
      <h2 id="years" className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.posts}>
        {years.map(({year, path, ...of}) => (
          <li key={year}>
            <Link to={path}>{year}</Link>
            <span>{count(of.count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
