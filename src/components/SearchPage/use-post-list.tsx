import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {useFormatDay} from '../../plugins/day-names/client';
import {searchPosts, type FoundPost} from '../../lib/search-posts';
import type {Filters} from '../SearchFilters';
import styles from './styles.module.css';

function PostList({posts}: {posts: FoundPost[]}): ReactNode {
  const formatDay = useFormatDay();
  return (
    <ol className={styles.results}>
      {posts.map((post) => (
        <li key={post.permalink}>
          <h2 className={styles.title}>
            <Link to={post.permalink}>{post.title}</Link>
          </h2>
          <p className={styles.facts}>
            <time dateTime={post.date}>{formatDay(post.date)}</time> · {post.authors.join(', ')} ·{' '}
            {post.tags.join(', ')}
          </p>
          <p>{post.description}</p>
        </li>
      ))}
    </ol>
  );
}

/**
 * The posts whose title, description, tags or team have the words, and how many they are: what the page
 * knows by itself, without the index of all texts.
 */
export function usePostList(
  posts: FoundPost[],
  text: string,
  {tag, year}: Filters,
): {status: string; results: ReactNode} {
  const {selectMessage} = usePluralForm();
  const found = searchPosts(posts, text).filter(
    (post) => (!tag || post.tags.includes(tag)) && post.date.startsWith(year),
  );
  return {
    status: selectMessage(
      found.length,
      translate(
        {
          id: 'site.search.count',
          message: 'One post found|{count} posts found',
          description: 'How many posts a search found; plural forms are separated by "|"',
        },
        {count: found.length},
      ),
    ),
    results: <PostList posts={found} />,
  };
}
