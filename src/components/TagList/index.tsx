import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Cover} from '../../lib/cover';
import {Covers} from '../Cover/Covers';
import {usePostCount} from '../PostCount/use-post-count';
import styles from './styles.module.css';

type Props = {
  tags: Array<{
    label: string;
    permalink: string;
    description: string | undefined;
    count: number;
    /** The covers of the newest posts. */
    covers?: Cover[];
  }>;
};

/** The subjects, each with a description and its number of posts. */
export function TagList({tags}: Props): ReactNode {
  const postCount = usePostCount();
  return (
    <ul className={styles.list}>
      {[...tags]
        .sort((a, b) => a.label.localeCompare(b.label))
        .map(({label, permalink, description, count, covers = []}) => (
          <li key={permalink}>
            <h2 className={styles.label}>
              <Link to={permalink}>{label}</Link>
              <span className={styles.count}>{postCount(count)}</span>
            </h2>
            {description && <p className={styles.description}>{description}</p>}
            {covers.length > 0 && <Covers covers={covers} />}
          </li>
        ))}
    </ul>
  );
}
