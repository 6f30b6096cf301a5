import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {olderPosts} from '../settings/post-rules';
import {readPostPath} from './post-path';

/**
 * Whether a post was written before the site was adopted, so that its faults do not stop a build that could go on.
 *
 * @param path below `blog/`, with slashes
 * @param date the `date` of its front matter, which takes precedence over the day in its path
 */
export function isOlderPost(path: string, date?: unknown, older = olderPosts): boolean {
  const {before, posts} = older;
  if (posts.some((one) => path === one || path.startsWith(`${one.replace(/\/$/, '')}/`))) {
    return true;
  }
  const written = date instanceof Date ? date.toISOString() : typeof date === 'string' ? date : '';
  const day = /^\d{4}-\d\d-\d\d/.exec(written)?.[0] ?? readPostPath(path).day;
  return before !== null && day !== undefined && day < before;
}

/** The posts that `npm run import` wrote, by path below `blog/`, each with the SHA-256 of its text. */
export const importedFile = 'blog/imported.yml';

/**
 * Returns a test of whether a post is as `npm run import` wrote it: it follows the rules of the program that it came
 * from until somebody edits it. The list is read when it is first asked for. The path is below `blog/`, with slashes.
 */
export function importedPosts(siteDir: string): (path: string, text: string) => boolean {
  const file = join(siteDir, importedFile);
  let lines: ReadonlySet<string> | undefined;
  return (path, text) => {
    lines ??= new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
    return (
      lines.size > 0 && lines.has(`${path}: ${createHash('sha256').update(text).digest('hex')}`)
    );
  };
}

/** Whether a site has such posts, and therefore teams and tags from them. */
export const hasOlderPosts = (): boolean =>
  olderPosts.before !== null || olderPosts.posts.length > 0;

/** Returns a test of whether the file at an absolute path is such a post; false for anything but a post. */
export function olderFiles(siteDir: string): (file: string) => boolean {
  const blog = join(siteDir, 'blog');
  if (!hasOlderPosts() && !existsSync(join(siteDir, importedFile))) {
    return () => false;
  }
  const isAsImported = importedPosts(siteDir);
  return (file) => {
    const path = relative(blog, file).replaceAll('\\', '/');
    if (path.startsWith('..')) {
      return false;
    }
    const text = readFileSync(file, 'utf8');
    const date = /^date:[ \t]*["']?(\d{4}-\d\d-\d\d)/m.exec(text.slice(0, 10_000))?.[1];
    return isOlderPost(path, date) || isAsImported(path, text);
  };
}
