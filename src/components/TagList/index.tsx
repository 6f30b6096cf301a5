import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  tags: Array<{label: string; permalink: string; description: string | undefined; count: number}>;
};

/** "3 posts", in the reader's language. */
export function usePostCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.blog.post.plurals',
          message: 'One post|{count} posts',
          description: 'A number of posts; plural forms are separated by "|"',
        },
        {count},
      ),
    );
}

/** The subjects, each with what it holds and how many posts. */
export function TagList({tags}: Props): ReactNode {
  const postCount = usePostCount();
  return (
    <ul className={styles.list}>
      {[...tags]
        .sort((a, b) => a.label.localeCompare(b.label))
        .map(({label, permalink, description, count}) => (
          <li key={permalink}>
            <h2 className={styles.label}>
              <Link to={permalink}>{label}</Link>
              <span className={styles.count}>{postCount(count)}</span>
            </h2>
            {description && <p className={styles.description}>{description}</p>}
          </li>
        ))}
    </ul>
  );
}
