import {readFileSync} from 'node:fs';
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

/** Whether a site has such posts, and therefore teams and tags from them. */
export const hasOlderPosts = (): boolean =>
  olderPosts.before !== null || olderPosts.posts.length > 0;

/** Returns a test of whether the file at an absolute path is such a post; false for anything but a post. */
export function olderFiles(siteDir: string): (file: string) => boolean {
  const blog = join(siteDir, 'blog');
  if (!hasOlderPosts()) {
    return () => false;
  }
  return (file) => {
    const path = relative(blog, file).replaceAll('\\', '/');
    if (path.startsWith('..')) {
      return false;
    }
    const text = readFileSync(file, 'utf8');
    const date = /^date:[ \t]*["']?(\d{4}-\d\d-\d\d)/m.exec(text.slice(0, 10_000))?.[1];
    return isOlderPost(path, date);
  };
}
