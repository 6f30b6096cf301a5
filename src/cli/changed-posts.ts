import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {findPosts, isPostPath, readPostPath} from '../content/post-path';
import {readValues} from '../check/front-matter';

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

/** Files that affect every post: names that posts may use, pages that they may link to, and the check. */
const concernsAll =
  /^(?:blog\/[^/]+\.(?:yml|txt)|(?:docs|static|src\/(?:pages|check|markdown|content|settings|lib|site))\/.*|src\/theme\/MDXComponents\/.*|package(?:-lock)?\.json)$/;

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

/** The words that links to a post contain: the last ones of its path and of its `slug`. */
function wordsOf(path: string, text: string): string[] {
  const {slug} = readValues(text);
  return [readPostPath(path).text, typeof slug === 'string' ? slug : ''].flatMap(
    (name) => name.split('/').filter(Boolean).at(-1) ?? [],
  );
}

/**
 * Paths of the posts whose findings a branch may change: those that it changes, those that link to them, and those
 * with the same name on another day.
 *
 * @param since a commit, branch or tag; its own changes after this branch left it do not count
 * @returns `undefined` if the findings of all posts may differ
 * @throws Error that says what to do if Git does not know the commit
 */
export function affectedPosts(siteDir: string, since: string): Set<string> | undefined {
  const blog = join(siteDir, 'blog');
  const posts = findPosts(blog);
  const files = changedFiles(siteDir, since);
  const inBlog = files.flatMap((file) => /^blog\/(.+)$/.exec(file)?.[1] ?? []);
  // A post that was deleted or moved leaves addresses that lead nowhere.
  const isGone = (path: string) => isPostPath(path) && !posts.includes(path);
  if (files.some((file) => concernsAll.test(file)) || inBlog.some(isGone)) {
    return undefined;
  }
  const textOf = (path: string) => readFileSync(join(blog, path), 'utf8');
  const changed = new Set(inBlog.flatMap((path) => postsAt(path, posts)));
  const words = [...changed].flatMap((path) => wordsOf(path, textOf(path)));
  const concerns = (path: string) => {
    const own = readPostPath(path).text.split('/').at(-1);
    const text = textOf(path);
    return words.some((word) => own === word || text.includes(word));
  };
  return new Set(posts.filter((path) => changed.has(path) || concerns(path)));
}
