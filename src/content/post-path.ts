// Without a package, and without what only a bundler understands: the workflow that looks for due posts each
// hour runs this with Node.js alone.
import {readdirSync} from 'node:fs';
import {join, relative} from 'node:path';
import {dayOf} from '../lib/instant.ts';

/** What Docusaurus reads in the path of a post. */
export type PostPath = {
  /** YYYY-MM-DD in UTC; undefined where the path has no day, or one that no calendar has. */
  day: string | undefined;
  /** The path without day, `index` and ending: what the post is called until its front matter says more. */
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
    day: dayOf(date) ?? undefined,
    text: text!,
    slug: `/${date.replaceAll('-', '/')}/${folder!}${text!}`,
  };
}

/**
 * The address of a post below the base path of the site, with a slash at both ends.
 *
 * @param path below `blog/`, with slashes
 * @param slug what its front matter says at `slug`, which takes the place of the path
 */
export function addressOfPost(path: string, slug?: unknown): string {
  const own = typeof slug === 'string' ? slug : readPostPath(path).slug;
  return `/${own}/`.replace(/\/{2,}/g, '/');
}

/** Whether Docusaurus makes a page of a file of `blog/`. */
export const isPostPath = (path: string): boolean =>
  /\.mdx?$/.test(path) && !/(?:^|\/)[_.]/.test(path);

/** The posts of `blog/`, by their paths below it with slashes. */
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
