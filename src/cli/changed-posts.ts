import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {findPosts, isPostPath, readPostPath} from '../content/post-path';
import {readValues} from '../check/front-matter';

/** A file that has changed. */
export type Change = {
  /** The path from the root of the repository, with forward slashes. */
  path: string;
  kind: 'added' | 'changed' | 'removed';
};

const list = (siteDir: string, ...command: string[]): string[] =>
  execFileSync('git', command, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
    .split('\0')
    .filter(Boolean);

/**
 * Lists what has changed since a commit, in commits of this branch and in uncommitted files.
 *
 * @param since a commit, branch or tag; its own changes after this branch left it do not count
 * @throws Error that says what to do if Git does not know it
 */
export function changesSince(siteDir: string, since: string): Change[] {
  let base: string;
  try {
    base = list(siteDir, 'merge-base', '--end-of-options', since, 'HEAD')[0]!.trim();
  } catch (error) {
    throw new Error(
      `git finds no commit that ${since} and this branch have in common: name another, as in --since origin/main, after git fetch.`,
      {cause: error},
    );
  }
  const told = list(siteDir, 'diff', '--name-status', '--no-renames', '-z', base, '--');
  const kinds: Record<string, Change['kind']> = {A: 'added', D: 'removed'};
  const changes: Change[] = [];
  for (let at = 0; at + 1 < told.length; at += 2) {
    changes.push({path: told[at + 1]!, kind: kinds[told[at]!] ?? 'changed'});
  }
  const untracked = list(siteDir, 'ls-files', '--others', '--exclude-standard', '-z');
  return [...changes, ...untracked.map((path) => ({path, kind: 'added'}) as const)];
}

/** Files that affect every post: names that posts may use, pages that they may link to, and the check. */
const concernsAll =
  /^(?:blog\/[^/]+\.(?:yml|txt)|(?:docs|static|src\/(?:pages|check|markdown|content|settings|lib|site))\/.*|src\/theme\/MDXComponents\/.*|package(?:-lock)?\.json)$/;

const below = (path: string) => /^blog\/(.+)$/.exec(path)?.[1];

/**
 * The posts that a file of blog/ belongs to: the post itself, or else those in the nearest folder above it that
 * has any.
 */
function postsOf(file: string, posts: readonly string[]): string[] {
  if (isPostPath(file)) {
    return [file];
  }
  if (/^[^/]+\.(?:yml|txt)$/.test(file)) {
    // Shared by all posts.
    return [];
  }
  for (let folder = posix.dirname(file); ; folder = posix.dirname(folder)) {
    const found = posts.filter((post) => posix.dirname(post) === folder);
    if (found.length > 0 || folder === '.') {
      return found;
    }
  }
}

/** The posts that a path of blog/ refers to: those at or below it, or those that own the file there. */
export function postsAt(path: string, posts: readonly string[]): string[] {
  const below = posts.filter((post) => post === path || post.startsWith(`${path}/`));
  return below.length > 0 ? below : postsOf(path, posts);
}

/** The changed posts, by their paths below blog/, each with the kind of its change. */
export function changedPosts(
  changes: readonly Change[],
  posts: readonly string[],
): Map<string, Change['kind']> {
  const changed = new Map<string, Change['kind']>();
  for (const {path} of changes) {
    const file = below(path);
    for (const post of file === undefined ? [] : postsOf(file, posts)) {
      changed.set(post, 'changed');
    }
  }
  for (const {path, kind} of changes) {
    const file = below(path);
    if (file !== undefined && isPostPath(file)) {
      changed.set(file, kind);
    }
  }
  const slugOf = (path: string) => readPostPath(path).slug;
  for (const [path, kind] of changed) {
    const former = [...changed.keys()].find(
      (other) => changed.get(other) === 'removed' && slugOf(other) === slugOf(path),
    );
    // If index.md became index.mdx, both are listed, but the post has only changed.
    if (kind === 'added' && former !== undefined) {
      changed.delete(former);
      changed.set(path, 'changed');
    }
  }
  return changed;
}

/** The names that links to a post contain: the words of its path and of its `slug`. */
function wordsOf(blog: string, path: string): string[] {
  const {slug} = readValues(readFileSync(join(blog, path), 'utf8'));
  return [readPostPath(path).text, typeof slug === 'string' ? slug : ''].flatMap(
    (name) => name.split('/').filter(Boolean).at(-1) ?? [],
  );
}

/**
 * Paths of the posts whose findings may differ after some changes: those that changed, those that link to them,
 * and those with the same name on another day.
 *
 * @returns `undefined` if the findings of all posts may differ
 */
export function affectedPosts(
  siteDir: string,
  changes: readonly Change[],
): Set<string> | undefined {
  const blog = join(siteDir, 'blog');
  const posts = findPosts(blog);
  const changed = changedPosts(changes, posts);
  // A post that was deleted or moved leaves addresses that lead nowhere.
  const isGone = ({path, kind}: Change) => kind === 'removed' && isPostPath(below(path) ?? '');
  if (changes.some((change) => concernsAll.test(change.path) || isGone(change))) {
    return undefined;
  }
  const affected = new Set([...changed.keys()].filter((path) => posts.includes(path)));
  const words = [...affected].flatMap((path) => wordsOf(blog, path));
  for (const path of words.length > 0 ? posts : []) {
    const own = readPostPath(path).text.split('/').at(-1);
    const text = readFileSync(join(blog, path), 'utf8');
    if (words.some((word) => own === word || text.includes(word))) {
      affected.add(path);
    }
  }
  return affected;
}
