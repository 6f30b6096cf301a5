import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Archive} from '../../content/archive/archive';
import {usePostCount} from '../PostCount/use-post-count';
import styles from './styles.module.css';

/** The series of a blog, each with its number of parts. */
export function AllSeries({series}: Required<Pick<Archive, 'series'>>): ReactNode {
  const count = usePostCount();
  const title = translate({
    id: 'site.archive.series',
    message: 'Series',
    description: 'Heading in the archive, above links to the pages of series',
  });
  return (
    <section aria-labelledby="series" className={styles.year}>
      <h2 id="series" className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.posts}>
        {series.map(({name, path, ...of}) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
            <span>{count(of.count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
