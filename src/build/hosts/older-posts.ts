import {pagePath} from '../../lib/page-path';

/** How many of each blog's newest posts are worth the best compression, which takes a tenth of a second each. */
const newest = 50;

/** Paths of the older posts, which few people read any more. */
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
 * Whether a file belongs to an older post, beside its page or its Markdown alternate, or to a later page of a list
 * or a feed: there are as many of these as there are posts.
 *
 * @param path with the base of the site
 */
export const isSeldomRead = (older: Set<string>, path: string): boolean =>
  older.has(path.replace(/[^/]*$/, '')) ||
  older.has(path.replace(/\.md$/, '/')) ||
  /\/(?:page|feed-archive)\/\d+\/[^/]*$/.test(path);
