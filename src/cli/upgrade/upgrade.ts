import {execFileSync, spawnSync} from 'node:child_process';
import {rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {original} from '../adopt/original';
import {mergePackage} from './merge-package';

/** What an owner owns once the site is adopted: an upgrade leaves it as it is. */
const owned = [
  'blog',
  'docs',
  'static',
  'src/site',
  'src/pages',
  'README.md',
  ...original.pictures,
];

type Upgrade = {
  folder: string;
  address: string;
  /** A branch or tag of it to merge, in place of its newest version. */
  ref?: string | undefined;
  /** Leaves a branch that has conflicts, or that a check refuses, for somebody to fix. */
  keep: boolean;
  /** Runs npm in a folder, and throws if it fails. */
  npm: (folder: string, ...args: string[]) => void;
  say: (line: string) => void;
};

type Git = (...args: string[]) => string;

const gitIn =
  (folder: string): Git =>
  (...args) =>
    execFileSync('git', args, {cwd: folder, encoding: 'utf8', stdio: 'pipe'}).trim();

const pathsIn = (output: string) => output.split('\0').filter(Boolean);

/**
 * Fetches what to merge: the branch or tag that is asked for, otherwise the newest version, otherwise the main branch.
 * Returns its name, which is a version's tag or a short hash. No tag is added to the repository.
 */
function fetchProduct(git: Git, {address, ref}: Upgrade): {name: string; commit: string} {
  try {
    const versions = git('ls-remote', '--tags', '--refs', '--', address)
      .split('\n')
      .map((line) => line.replace(/^.*refs\/tags\//, ''))
      .filter((name) => /^v\d+\.\d+\.\d+$/.test(name))
      .sort((a, b) => a.localeCompare(b, 'en', {numeric: true}));
    const tag = ref === undefined ? versions.at(-1) : undefined;
    git('fetch', '--quiet', '--no-tags', '--', address, ref ?? (tag ? `refs/tags/${tag}` : 'HEAD'));
    const commit = git('rev-parse', 'FETCH_HEAD^{commit}');
    return {name: tag ?? git('rev-parse', '--short', commit), commit};
  } catch (error) {
    throw new Error(
      `Git cannot fetch ${ref ?? 'the product'} from ${address}. Name another address or branch, as npm run upgrade -- --help says.\n${(error as {stderr: string}).stderr}`,
      {cause: error},
    );
  }
}

/** Files that Git could not merge, with the two letters of `git status` that say what each side did. */
const unmerged = (git: Git): Array<readonly [path: string, sides: string]> =>
  pathsIn(git('status', '--porcelain', '--no-renames', '-z'))
    .filter((line) => /^(?:DD|AA|.U|U.) /.test(line))
    .map((line) => [line.slice(3), line.slice(0, 2)] as const);

/**
 * Merges a commit of the product into a working tree, without committing, and returns the files with conflicts.
 *
 * A merge driver in `.gitattributes` could not keep what is the owner's: Git asks it only about files that both sides
 * have changed, and takes new files, and changes of files that the owner left alone, without asking.
 */
function merge({folder, npm}: Upgrade, commit: string, base: string): string[] {
  const git = gitIn(folder);
  // Otherwise files that the owner added would follow a folder that the product has moved.
  const flags = ['-c', 'merge.directoryRenames=false', 'merge', '--no-commit', '--no-ff', commit];
  const {status, stderr} = spawnSync('git', flags, {cwd: folder, encoding: 'utf8'});
  // With 1, it has conflicts; otherwise it has not begun, for example because nobody's name is set.
  if (status !== 0 && status !== 1) {
    throw new Error(stderr.trim());
  }
  const changed = (...args: string[]) =>
    pathsIn(git('diff', '--cached', '--name-only', '--no-renames', '-z', ...args));
  const added = changed('--diff-filter=A', 'HEAD');
  // New tests of the product need the others, which adopting removed.
  const hasTests = git('ls-tree', 'HEAD', 'tests/product') !== '';
  const removed = [
    ...added.filter((path) => !hasTests && original.tests.test(path)),
    ...unmerged(git).flatMap(([path, sides]) => (sides === 'DU' ? path : [])),
  ];
  if (removed.length > 0) {
    git('rm', '--quiet', '--force', '--', ...removed);
  }
  // The product imports the files of src/site, so a new one has to come.
  const restored = changed('HEAD', '--', ...owned).filter(
    (path) => !(path.startsWith('src/site/') && added.includes(path)),
  );
  if (restored.length > 0) {
    // Git restores no file that has a conflict.
    git('add', '--all', '--', ...restored);
    git('restore', '--source=HEAD', '--staged', '--worktree', '--', ...restored);
  }
  for (const [path] of unmerged(git).filter(([, sides]) => sides === 'UD')) {
    // The product removed what the owner has changed: it stays, since it may be in use.
    git('add', '--', path);
  }
  const manifest = (of: string) => git('show', `${of}:package.json`);
  const merged = mergePackage(manifest(base), manifest('HEAD'), manifest(commit));
  writeFileSync(join(folder, 'package.json'), merged);
  git('checkout', commit, '--', 'package-lock.json');
  npm(folder, 'install', '--package-lock-only', '--no-audit', '--no-fund');
  git('add', '--', 'package.json', 'package-lock.json');
  return unmerged(git).map(([path]) => path);
}

/** Says what is wrong with a merged version; undefined if nothing is. */
function check({folder, npm}: Upgrade, conflicts: string[], name: string): string | undefined {
  if (conflicts.length > 0) {
    return `You and ${name} have changed the same places of these files:\n  ${conflicts.join('\n  ')}`;
  }
  try {
    npm(folder, 'ci', '--prefer-offline', '--no-audit', '--no-fund');
    npm(folder, 'exec', '--', 'tsc', '--noEmit');
    npm(folder, 'run', 'check-posts');
    npm(folder, 'run', 'build');
    return undefined;
  } catch (error) {
    return `${(error as Error).message}: what you own may have to follow a change of ${name}.`;
  }
}

/** Merges the newest version on a branch of its own, in a worktree: the owner's checkout stays as it is. */
export function upgrade(options: Upgrade): void {
  const {folder, keep, say} = options;
  const git = gitIn(folder);
  const {name, commit} = fetchProduct(git, options);
  const parted = spawnSync('git', ['merge-base', 'HEAD', commit], {cwd: folder, encoding: 'utf8'});
  const base = parted.stdout.trim();
  if (!base) {
    throw new Error(
      'This repository does not have the history of the product, so Git cannot merge it: a shallow clone gets it by git fetch --unshallow.',
    );
  }
  if (base === commit) {
    say(`This site is up to date: it has ${name}.`);
    return;
  }
  const branch = `upgrade-to-${name.replace(/^v/, '')}`;
  if (git('branch', '--list', branch)) {
    throw new Error(`There is a branch ${branch} already: merge it, or git branch -D ${branch}.`);
  }
  const worktree = join(folder, '.cache/upgrade');
  const removeWorktree = () => {
    rmSync(worktree, {recursive: true, force: true});
    git('worktree', 'prune');
  };
  // An upgrade that was interrupted leaves one.
  removeWorktree();
  git('worktree', 'add', '--quiet', '--detach', worktree);
  try {
    const inside = {...options, folder: worktree};
    const problem = check(inside, merge(inside, commit, base), name);
    if (problem !== undefined && !keep) {
      throw new Error(
        `${problem}\nNothing was changed. npm run upgrade -- --keep leaves the branch ${branch} as it is, for you to fix there.`,
      );
    }
    const there = gitIn(worktree);
    there('add', '--all');
    there('commit', '--quiet', '--no-verify', '--message', `Upgrade to ${name}`);
    there('branch', branch);
    say(
      problem === undefined
        ? `The branch ${branch} has ${name}, and its .github/CHANGELOG.md says what is new.\nNext: git merge ${branch} && npm ci.`
        : `${problem}\nNext: git switch ${branch} && npm ci, fix what is named above, run npm test, and commit.`,
    );
    say('Merge it without squashing, so that the next upgrade knows what this site has.');
  } finally {
    removeWorktree();
  }
}
