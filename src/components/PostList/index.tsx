import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ListedPost} from '../../content/listed-post';
import {Dial} from '../Dial';
import {PostFacts} from '../PostFacts';
import styles from './styles.module.css';

type Props = {
  posts: ListedPost[];
  /** Shows the first post larger. */
  leads?: boolean;
};

/** Posts, each with its title, one sentence, its facts and its dial. */
export function PostList({posts, leads = false}: Props): ReactNode {
  return (
    <div className={styles.list}>
      {posts.map((post, index) => (
        <article
          key={post.permalink}
          className={clsx(styles.post, leads && index === 0 && styles.lead)}>
          <div className={styles.dial}>
            <Dial {...post} />
          </div>
          <div>
            <h2 className={styles.title}>
              <Link to={post.permalink}>{post.title}</Link>
            </h2>
            <p className={styles.description}>{post.description}</p>
            <PostFacts {...post} />
          </div>
        </article>
      ))}
    </div>
  );
}
