// Uses no packages and nothing that needs a bundler: the workflow that looks for due posts each hour runs this
// with plain Node.js.
import {readdirSync} from 'node:fs';
import {join, posix, relative} from 'node:path';
import {dayOf} from '../lib/instant.ts';

/** What Docusaurus reads from the path of a post. */
export type PostPath = {
  /** YYYY-MM-DD in UTC; undefined if the path has no day, `null` if it has one that is not in the calendar. */
  day: string | null | undefined;
  /** The path without day, `index` and extension: the post's name unless its front matter gives another. */
  text: string;
  /** The address below the blog, such as `/2024/04/02/words`, unless the front matter has a `slug`. */
  slug: string;
};

const dated =
  /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*?)(?:\/index)?\.mdx?$/;

/**
 * Reads the path of a post as Docusaurus does (`parseBlogFileName` of its blog plugin; a test compares).
 *
 * @param path below `blog/`, with slashes: `2024-04-02-words/index.md`, `2024/04/02/words.mdx`, `words.md`
 */
export function readPostPath(path: string): PostPath {
  const {folder, date, text} = dated.exec(path)?.groups ?? {};
  if (date === undefined) {
    const rest = path.replace(/(?:\/index)?\.mdx?$/, '');
    return {day: undefined, text: rest, slug: `/${rest}`};
  }
  return {
    day: dayOf(date),
    text: text!,
    slug: `/${date.replaceAll('-', '/')}/${folder!}${text!}`,
  };
}

/**
 * The address of a post below the base path of the site, by its path below `blog/` or the `slug` of its front matter,
 * with a slash at both ends.
 */
export function addressOfPost(path: string, slug?: unknown): string {
  const own = typeof slug === 'string' ? slug : readPostPath(path).slug;
  return `/${own}/`.replace(/\/{2,}/g, '/');
}

/** Whether Docusaurus makes a page from a file of `blog/`. */
const isPostPath = (path: string): boolean => /\.mdx?$/.test(path) && !/(?:^|\/)[_.]/.test(path);

/** The posts of `blog/`, as paths relative to it, with slashes. */
export function findPosts(blog: string): string[] {
  try {
    return readdirSync(blog, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) => relative(blog, join(parentPath, name)).replaceAll('\\', '/'))
      .filter(isPostPath)
      .sort();
  } catch {
    // A site may have no blog yet.
    return [];
  }
}

/** The posts at or below a path of blog/, or else those in the nearest folder above it that has any. */
export function postsAt(path: string, posts: readonly string[]): string[] {
  const below = posts.filter((post) => post === path || post.startsWith(`${path}/`));
  if (below.length > 0) {
    return below;
  }
  for (let folder = posix.dirname(path); ; folder = posix.dirname(folder)) {
    const found = posts.filter((post) => posix.dirname(post) === folder);
    if (found.length > 0 || folder === '.') {
      return found;
    }
  }
}
