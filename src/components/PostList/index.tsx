import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ListedPost} from '../../content/listed-post';
import {Cover} from '../Cover';
import {PostFacts} from '../PostFacts';
import {SkyHeader} from '../SkyHeader';
import styles from './styles.module.css';

type Props = {
  posts: ListedPost[];
  /** Shows the first post larger. */
  leads?: boolean;
};

function Words({post, isBrief}: {post: ListedPost; isBrief?: boolean}): ReactNode {
  return (
    <>
      <h2>
        <Link to={post.permalink}>{post.title}</Link>
      </h2>
      <p>{post.description}</p>
      <PostFacts {...post} isBrief={isBrief} />
    </>
  );
}

/** Posts as cards, each with its cover, its title, one sentence and its facts. */
export function PostList({posts, leads = false}: Props): ReactNode {
  const [first, ...rest] = posts;
  const cards = leads ? rest : posts;
  // No card stands alone in a wide window: rows of three or two, below one that lies down if one is left over.
  const inThrees = cards.length % 3 === 0;
  const firstLies = !inThrees && cards.length % 2 === 1;
  return (
    <>
      {leads && first && (
        <article>
          <SkyHeader cover={first.cover}>
            <Words post={first} />
          </SkyHeader>
        </article>
      )}
      <div
        className={clsx(
          styles.cards,
          inThrees && styles.threes,
          cards.length > 3 && !inThrees && styles.fours,
        )}>
        {cards.map((post, at) => (
          <article
            key={post.permalink}
            className={clsx(
              styles.card,
              firstLies && at === 0 && styles.lies,
              post.cover && `sky-${post.cover.sky}`,
            )}>
            {post.cover && <Cover cover={post.cover} />}
            <Words post={post} isBrief />
          </article>
        ))}
      </div>
    </>
  );
}
