import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {useFormatDay} from '../../runtime/day-names/client';
import {searchPosts, type FoundPost, type PostsAtHand} from '../../content/search-posts';
import type {Filters} from '../SearchFilters';
import {skyOf} from '../../lib/sky';
import styles from '../SearchResults/styles.module.css';

function PostList({posts}: {posts: FoundPost[]}): ReactNode {
  const formatDay = useFormatDay();
  return (
    <ol className={styles.results}>
      {posts.map((post) => (
        <li key={post.permalink}>
          <span className={`site-swatch sky-${skyOf(new Date(post.date))}`} />
          <h2 className={styles.title}>
            <Link to={post.permalink}>{post.title}</Link>
          </h2>
          <p className={styles.facts}>
            <time dateTime={post.date}>{formatDay(post.date)}</time> · {post.authors.join(', ')} ·{' '}
            {post.tags.join(', ')}
          </p>
          <p className={styles.excerpt}>{post.description}</p>
        </li>
      ))}
    </ol>
  );
}

/**
 * The posts at hand whose title, description, tags or team contain the words, and their number: what the page
 * knows by itself, without the index of all texts. If there are further posts, it says so, and links to the
 * archive.
 */
export function usePostList(
  {posts, total, archive}: PostsAtHand,
  text: string,
  {tag, year}: Filters,
): {status: string; results: ReactNode} {
  const {selectMessage} = usePluralForm();
  const found = searchPosts(posts, text).filter(
    (post) => (!tag || post.tags.includes(tag)) && post.date.startsWith(year),
  );
  const count = selectMessage(
    found.length,
    translate(
      {
        id: 'site.search.count',
        message: 'One post found|{count} posts found',
        description: 'How many posts a search found; plural forms are separated by "|"',
      },
      {count: found.length},
    ),
  );
  if (archive === undefined) {
    return {status: count, results: <PostList posts={found} />};
  }
  const isAsked = (text.trim() || tag || year) !== '';
  return {
    status: isAsked
      ? translate(
          {
            id: 'site.search.countAmongNewest',
            message: '{count} among the newest {limit}',
            description:
              'How many posts were found by their titles where only the newest could be searched',
          },
          {count, limit: posts.length},
        )
      : translate(
          {
            id: 'site.search.newest',
            message: 'The newest {limit} of {total} posts',
            description: 'Above the list on the search page, where nothing is searched for',
          },
          {limit: posts.length, total},
        ),
    results: (
      <>
        <PostList posts={found} />
        <p>
          <Link to={archive}>
            <Translate
              id="site.search.archive"
              description="Link below the newest posts on the search page">
              All posts are in the archive
            </Translate>
          </Link>
        </p>
      </>
    ),
  };
}
