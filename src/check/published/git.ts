import {execFileSync} from 'node:child_process';

/** A commit that the current files are compared with. */
export type Base = {
  /** Its usual name, such as `origin/main`. */
  name: string;
  commit: string;
  /** The newest commit of that branch. */
  tip: string;
};

/** A sentence that says why there is nothing to compare with. */
export type Nothing = {note: string};

type Failure = {code?: string; stderr?: Buffer | string};

/** Runs Git in a folder, without prompts or locks. */
function git(folder: string, args: readonly string[], input?: string): Buffer {
  // Hooks set these, but the folder decides which repository is used.
  const ofHooks = ['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_WORK_TREE', 'GIT_PREFIX'];
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofHooks.includes(name))),
    GIT_OPTIONAL_LOCKS: '0',
    LC_ALL: 'C',
  };
  return execFileSync('git', ['-C', folder, ...args], {
    env,
    input: input ?? '',
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 1024 * 1024 * 1024,
  });
}

const ask = (folder: string, ...args: string[]): string | null => {
  try {
    return git(folder, args).toString().trim();
  } catch {
    return null;
  }
};

/**
 * Finds the commit at which the current branch left the main branch.
 *
 * @param env environment variables of continuous integration, as GitHub sets them
 */
export function findBase(folder: string, env: NodeJS.ProcessEnv = process.env): Base | Nothing {
  try {
    git(folder, ['rev-parse', '--is-inside-work-tree']);
  } catch (error) {
    const {code, stderr} = error as Failure;
    const said = String(stderr ?? '').split('\n')[0]!;
    return {
      note:
        code === 'ENOENT'
          ? 'Git is not installed.'
          : /not a git repository/i.test(said)
            ? 'This folder is in no Git repository.'
            : `Git does not answer here (${said.slice(0, 200)}).`,
    };
  }
  const resolve = (ref: string) =>
    ask(folder, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  const head = resolve('HEAD');
  if (head === null) {
    return {note: 'The Git repository has no commit yet.'};
  }
  const target = env.GITHUB_BASE_REF;
  const names = [
    ...(target ? [`origin/${target}`] : []),
    ask(folder, 'symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD'),
    ...['origin/main', 'origin/master', 'main', 'master', 'origin/trunk', 'trunk'],
  ];
  const name = names.find((ref) => ref !== null && resolve(ref) !== null);
  const isShallow = ask(folder, 'rev-parse', '--is-shallow-repository') === 'true';
  const deepen =
    'This clone is shallow: run `git fetch --unshallow`, or check out with fetch-depth: 0.';
  if (!name) {
    return {
      note: isShallow
        ? deepen
        : 'Git knows no main branch: run `git fetch origin`, then `git remote set-head origin --auto`.',
    };
  }
  const tip = resolve(name)!;
  const commit = ask(folder, 'merge-base', 'HEAD', name);
  if (commit === null) {
    return {note: isShallow ? deepen : `This branch and ${name} have no commit in common.`};
  }
  if (commit !== head || env.CI !== 'true') {
    return {name, commit, tip};
  }
  // On the main branch itself, the latest push is checked.
  const previous = resolve('HEAD^');
  return previous === null
    ? {note: isShallow ? deepen : 'There is no earlier commit.'}
    : {name: 'the commit before', commit: previous, tip};
}

/** The texts of files in a commit, by path; missing files are left out. */
export function textsAt(
  folder: string,
  commit: string,
  paths: readonly string[],
): Map<string, string> {
  const asked = paths.filter((path) => !path.includes('\n'));
  const texts = new Map<string, string>();
  const answer = git(
    folder,
    ['cat-file', '--batch'],
    asked.map((path) => `${commit}:./${path}\n`).join(''),
  );
  let at = 0;
  for (const path of asked) {
    const end = answer.indexOf('\n', at);
    const [, type, size] = / (\w+) (\d+)$/.exec(answer.toString('utf8', at, end)) ?? [];
    at = end + 1;
    if (size !== undefined) {
      if (type === 'blob') {
        texts.set(path, answer.toString('utf8', at, at + Number(size)));
      }
      at += Number(size) + 1;
    }
  }
  return texts;
}

const listed = (output: Buffer) => output.toString().split('\0').filter(Boolean);

/** The texts in a commit of files below folders that have since changed or disappeared. */
export function changedSince(
  folder: string,
  commit: string,
  folders: readonly string[],
): Map<string, string> {
  const paths = listed(
    git(folder, [
      ...['diff', '--name-only', '--no-renames', '--no-ext-diff', '--relative', '-z'],
      ...[commit, '--', ...folders],
    ]),
  );
  return textsAt(folder, commit, paths);
}

/** The paths of all files below folders in a commit. */
export const filesAt = (folder: string, commit: string, folders: readonly string[]): string[] =>
  listed(git(folder, ['ls-tree', '-r', '-z', '--name-only', commit, '--', ...folders]));
