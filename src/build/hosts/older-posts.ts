import {pagePath} from '../../lib/page-path';

/** How many posts, the newest of each blog, are worth the best compression; it takes a tenth of a second each. */
const newest = 50;

/** Paths of the posts that few read any more. */
export function olderPosts(blogs: Array<Array<{permalink: string; date: Date}>>): Set<string> {
  return new Set(
    blogs.flatMap((posts) =>
      [...posts]
        .sort((a, b) => b.date.getTime() - a.date.getTime())
        .slice(newest)
        .map(({permalink}) => pagePath(permalink)),
    ),
  );
}

/**
 * Whether a file is of one of the older posts, beside its page or its Markdown, or of a later page of a list or
 * a feed: there are as many of these as of posts.
 *
 * @param path with the base of the site
 */
export const isSeldomRead = (older: Set<string>, path: string): boolean =>
  older.has(path.replace(/[^/]*$/, '')) ||
  older.has(path.replace(/\.md$/, '/')) ||
  /\/(?:page|feed-archive)\/\d+\/[^/]*$/.test(path);
