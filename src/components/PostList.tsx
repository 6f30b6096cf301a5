import '../css/pages.css';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ListedPost} from '../content/listed-post';
import {Cover} from './Cover';
import {PostInfo} from './PostInfo';
import {longTitle, SkyHeader} from './SkyHeader';

type Props = {
  posts: ListedPost[];
  /** Shows the first post larger. */
  leads?: boolean;
};

/** The classes for as many columns in wide windows that no row has only one card. */
const columnsOf = (count: number) =>
  clsx((count % 3 === 0 || count > 4) && 'site-threes', count % 4 === 0 && 'site-fours');

function Words({post, isBrief = false}: {post: ListedPost; isBrief?: boolean}): ReactNode {
  return (
    <>
      <h2 className={isBrief ? undefined : longTitle(post.title)}>
        <Link to={post.permalink}>{post.title}</Link>
      </h2>
      <p className="site-lede">{post.description}</p>
      <PostInfo {...post} isBrief={isBrief} />
    </>
  );
}

/** Posts as cards, each with its cover, its title, one sentence, and its day and teams. */
export function PostList({posts, leads = false}: Props): ReactNode {
  const [first, ...rest] = posts;
  const cards = leads ? rest : posts;
  return (
    <>
      {leads && first && (
        <article>
          <SkyHeader cover={first.cover}>
            <Words post={first} />
          </SkyHeader>
        </article>
      )}
      <div className={clsx('site-cards site-many', columnsOf(cards.length))}>
        {cards.map((post) => (
          <article key={post.permalink} className="site-card">
            {post.cover && <Cover cover={post.cover} />}
            <Words post={post} isBrief />
          </article>
        ))}
      </div>
    </>
  );
}
