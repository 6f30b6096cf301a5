import {execFileSync} from 'node:child_process';
import {join, posix} from 'node:path';
import {findPosts} from '../content/post-path';

const git = (siteDir: string, ...command: string[]): string[] =>
  execFileSync('git', command, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
    .split('\0')
    .filter(Boolean);

/** The files that differ since this branch left a commit: in its own commits, not yet committed, or unknown to Git. */
function changedFiles(siteDir: string, since: string): string[] {
  let base: string;
  try {
    base = git(siteDir, 'merge-base', '--end-of-options', since, 'HEAD')[0]!.trim();
  } catch (error) {
    throw new Error(
      `git finds no commit that ${since} and this branch have in common: name another, as in --since origin/main, after git fetch.`,
      {cause: error},
    );
  }
  return [
    ...git(siteDir, 'diff', '--name-only', '--no-renames', '-z', base, '--'),
    ...git(siteDir, 'ls-files', '--others', '--exclude-standard', '-z'),
  ];
}

/** Files beside posts that affect all of them, and what checks them. */
const concernsAll =
  /^(?:blog\/[^/]+\.(?:yml|txt)|src\/(?:check|markdown|content|settings|lib|site)\/.*|cspell\.json|\.remarkrc\.mjs|package(?:-lock)?\.json)$/;

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

/**
 * Paths of the posts that a branch changes.
 *
 * @param since a commit, branch or tag; its own changes after this branch left it do not count
 * @returns `undefined` if it changes what concerns all posts
 * @throws Error that says what to do if Git does not know the commit
 */
export function changedPosts(siteDir: string, since: string): Set<string> | undefined {
  const files = changedFiles(siteDir, since);
  if (files.some((file) => concernsAll.test(file))) {
    return undefined;
  }
  const posts = findPosts(join(siteDir, 'blog'));
  const inBlog = files.flatMap((file) => /^blog\/(.+)$/.exec(file)?.[1] ?? []);
  return new Set(inBlog.flatMap((path) => postsAt(path, posts)));
}
