import type {ReactNode} from 'react';
import type {ListedPost} from '../../content/listed-post';
import {Dial} from '../Dial';
import {PostFacts} from '../PostFacts';
import styles from './styles.module.css';

/** The head of a post's page. */
export function PostHeader(post: ListedPost): ReactNode {
  return (
    <header className={styles.header}>
      <div>
        <h1 className={styles.title}>{post.title}</h1>
        <p className={styles.description}>{post.description}</p>
        <PostFacts {...post} />
      </div>
      <div className={styles.dial}>
        <Dial {...post} />
      </div>
    </header>
  );
}
