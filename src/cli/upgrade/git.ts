import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';

/** A repository, and a folder for temporary files that is removed at the end. */
export type Repository = {folder: string; temporary: string};

/** The files of a version by path: Git's mode and the id of the content (blob). */
export type Tree = Map<string, {mode: string; id: string}>;

type Options = {input?: string | Buffer; env?: NodeJS.ProcessEnv; cwd?: string; accept?: number};

/**
 * Runs Git, and returns what it prints.
 *
 * @param options.accept an exit code that is no failure, besides 0
 */
export function git({folder}: Repository, args: readonly string[], options: Options = {}): string {
  const {input, env, cwd = folder, accept} = options;
  try {
    return execFileSync('git', args, {
      cwd,
      input: input ?? '',
      encoding: 'utf8',
      // Messages are printed in English, as ours are.
      env: {...process.env, LC_ALL: 'C', ...env},
      maxBuffer: 1024 ** 3,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  } catch (error) {
    const {status, stdout, stderr} = error as {status?: number; stdout?: string; stderr?: string};
    if (status !== undefined && status === accept) {
      return stdout ?? '';
    }
    throw new Error(`git ${args.join(' ')} failed:\n${stderr?.trim() ?? String(error)}`, {
      cause: error,
    });
  }
}

/** Reads the files of a commit or tree. */
export function readTree(repository: Repository, name: string): Tree {
  const lines = git(repository, ['ls-tree', '-r', '-z', '--full-tree', name]).split('\0');
  return new Map(
    lines.filter(Boolean).map((line) => {
      const [, mode, id, path] = /^(\d+) \w+ ([\da-f]+)\t(.*)$/s.exec(line)!;
      return [path!, {mode: mode!, id: id!}];
    }),
  );
}

/** An empty index of our own, so that the repository's stays as it is. */
function emptyIndex({temporary}: Repository): NodeJS.ProcessEnv {
  const index = join(temporary, 'index');
  rmSync(index, {force: true});
  return {GIT_INDEX_FILE: index};
}

function indexOf(repository: Repository, tree: Tree): NodeJS.ProcessEnv {
  const env = emptyIndex(repository);
  const input = [...tree].map(([path, {mode, id}]) => `${mode} ${id}\t${path}\0`).join('');
  git(repository, ['update-index', '-z', '--index-info'], {input, env});
  return env;
}

/** Stores a tree, and returns its id. */
export function writeTree(repository: Repository, tree: Tree): string {
  const env = indexOf(repository, tree);
  return git(repository, ['write-tree'], {env}).trim();
}

/** Writes the files of a tree to a folder. */
export function exportTree(repository: Repository, tree: Tree, folder: string): void {
  mkdirSync(folder, {recursive: true});
  const env = indexOf(repository, tree);
  git(repository, ['checkout-index', '--all', `--prefix=${folder}/`], {env});
}

/** Stores the files of a folder that its `.gitignore` does not exclude, and returns their tree. */
export function storeFolder(repository: Repository, folder: string): string {
  const env = {
    ...emptyIndex(repository),
    GIT_DIR: git(repository, ['rev-parse', '--absolute-git-dir']).trim(),
    GIT_WORK_TREE: folder,
  };
  git(repository, ['add', '--all', '.'], {env, cwd: folder});
  return git(repository, ['write-tree'], {env, cwd: folder}).trim();
}

/** Stores the content of a file, and returns its id. */
export const storeBlob = (repository: Repository, input: string | Buffer): string =>
  git(repository, ['hash-object', '-w', '--stdin'], {input}).trim();

/** The text of a file in a tree; undefined if the tree lacks it. */
export function textOf(repository: Repository, tree: Tree, path: string): string | undefined {
  const id = tree.get(path)?.id;
  return id === undefined ? undefined : git(repository, ['cat-file', 'blob', id]);
}

/** Those of some ids whose contents the repository does not have. */
export function missingOf(repository: Repository, ids: readonly string[]): Set<string> {
  const input = ids.map((id) => `${id}\n`).join('');
  const lines = git(repository, ['cat-file', '--batch-check'], {input}).split('\n');
  return new Set(
    lines.filter((line) => line.endsWith(' missing')).map((line) => line.split(' ')[0]!),
  );
}
