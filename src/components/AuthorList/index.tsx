import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Cover as CoverOfPost} from '../../lib/cover';
import {Covers} from '../Cover/Covers';
import {Portrait} from '../Portrait';
import {usePostCount} from '../PostCount/use-post-count';
import styles from './styles.module.css';

type Props = {
  authors: Array<{
    key: string | null;
    name?: string;
    description?: string;
    imageURL?: string;
    page: {permalink: string} | null;
    count: number;
    /** The covers of the newest posts. */
    covers?: CoverOfPost[];
  }>;
};

/** The teams and people who have written posts, each with a subject and a number of posts. */
export function AuthorList({authors}: Props): ReactNode {
  const postCount = usePostCount();
  return (
    <ul className={styles.list}>
      {authors
        // A new author may not have published anything yet.
        .filter(({count}) => count > 0)
        .map(({key, name, description, imageURL, page, count, covers = []}) => (
          <li key={key} className={styles.author}>
            <Portrait name={name} picture={imageURL} size={72} />
            <div>
              <h2 className={styles.name}>
                {page ? <Link to={page.permalink}>{name}</Link> : name}
              </h2>
              {description && <p className={styles.description}>{description}</p>}
              <p className={styles.count}>{postCount(count)}</p>
            </div>
            {covers.length > 0 && <Covers covers={covers} />}
          </li>
        ))}
    </ul>
  );
}
