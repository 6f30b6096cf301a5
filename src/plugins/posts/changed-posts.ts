import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readFolderName} from '../../lib/post-address';
import {filesBelow} from './addresses';

/** A file that is not as it was. */
export type Change = {
  /** From the root of the repository, with slashes. */
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
 * What has changed since a commit: in commits of this branch, and in files that are not committed yet.
 *
 * @param since a commit, branch or tag; what it got after this branch left it is no change of this branch
 * @throws Error that says what to do where git does not know it
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

/** What every post is judged by: names that posts may use, pages that they may lead to, and the judge itself. */
const concernsAll =
  /^(?:blog\/[^/]+\.(?:yml|txt)|(?:docs|static|src\/(?:pages|plugins|lib|site))\/.*|src\/theme\/MDXComponents\/.*|package(?:-lock)?\.json)$/;

/** Folders of blog/ in which something changed, each with what became of its post. */
export function changedFolders(changes: readonly Change[]): Map<string, Change['kind']> {
  const folders = new Map<string, Change['kind']>();
  const ofTexts = new Map<string, Array<Change['kind']>>();
  for (const {path, kind} of changes) {
    const [, name, file] = /^blog\/([^/]+)\/(.+)$/.exec(path) ?? [];
    if (name !== undefined) {
      folders.set(name, 'changed');
      if (/^index\.mdx?$/.test(file!)) {
        ofTexts.set(name, [...(ofTexts.get(name) ?? []), kind]);
      }
    }
  }
  for (const [name, [first, ...others]] of ofTexts) {
    // index.md that became index.mdx is both added and removed: the post has changed.
    folders.set(name, others.every((kind) => kind === first) ? first! : 'changed');
  }
  return folders;
}

/**
 * Names of the folders of blog/ whose judgement may differ after some changes: those that changed, those
 * that link to them, and those of the same name on another day.
 *
 * @returns `undefined` where it may differ for all of them
 */
export function affectedFolders(
  siteDir: string,
  changes: readonly Change[],
): Set<string> | undefined {
  if (changes.some(({path}) => concernsAll.test(path))) {
    return undefined;
  }
  // A post that is gone leaves addresses that lead nowhere; a text that lies in no folder has no name to be asked by.
  const isGone = ({path, kind}: Change) =>
    kind === 'removed' && /^blog\/[^/]+\/index\.mdx?$/.test(path);
  if (changes.some((change) => isGone(change) || /^blog\/[^/]+\.\w+$/.test(change.path))) {
    return undefined;
  }
  const changed = changedFolders(changes);
  const affected = new Set<string>();
  for (const name of changed.keys()) {
    if (existsSync(join(siteDir, 'blog', name))) {
      affected.add(name);
    }
  }
  const slugs = [...changed.keys()].map((name) => readFolderName(name)?.slug ?? name);
  for (const path of slugs.length > 0 ? filesBelow(join(siteDir, 'blog')) : []) {
    const [, name] = /^([^/]+)\/index\.mdx?$/.exec(path) ?? [];
    if (name === undefined || affected.has(name)) {
      continue;
    }
    const text = readFileSync(join(siteDir, 'blog', path), 'utf8');
    if (slugs.some((slug) => readFolderName(name)?.slug === slug || text.includes(slug))) {
      affected.add(name);
    }
  }
  return affected;
}
