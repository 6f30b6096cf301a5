import {execFile, execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {files} from '../../site/support/files';
import {repository} from '../../site/support/docusaurus';

/** A copy of this repository, with a Git history of one commit, in which a test works as a person would. */
export type Copy = {
  folder: string;
  git: (...args: string[]) => string;
  /** Commits all changes. */
  commit: () => void;
  /** Runs npm there: `npm('run', 'build')`, `npm('exec', '--', 'prettier', '--check', '.')`. */
  npm: (...args: string[]) => Promise<{code: number; output: string}>;
};

const emptyFolder = (name: string): string => {
  const folder = join(repository, '.cache/configurations', name);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  return folder;
};

/** Works in a Git repository with the packages of this one. */
function workIn(folder: string): Copy {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@nordlicht.dev', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--no-verify', '--message', 'A commit');
  };
  // Vitest's and GitHub's variables describe this run, not one in the copy.
  const env = {
    ...process.env,
    ...{GITHUB_ACTIONS: undefined, VITEST: undefined, NODE_ENV: undefined},
  };
  const npm: Copy['npm'] = (...args) =>
    new Promise((done) => {
      execFile(
        'npm',
        args,
        {
          cwd: folder,
          env: {...env, NO_COLOR: '1', SITE_BASE_URL: '/'},
          maxBuffer: 64 * 1024 * 1024,
        },
        (error, stdout, stderr) => {
          done({code: error ? 1 : 0, output: stdout + stderr});
        },
      );
    });
  // Licences are looked up from the folder of the site.
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
  return {folder, git, commit, npm};
}

/** Copies the repository into a folder of its cache. */
export function copyRepository(name: string): Copy {
  const folder = emptyFolder(name);
  for (const path of files) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    cpSync(join(repository, path), join(folder, path));
  }
  // `files` does not include symlinks to folders.
  const theme = join(folder, 'tests/product/fixtures/everything/src/theme');
  symlinkSync('../../../../../src/theme', theme);
  execFileSync('git', ['init', '--quiet'], {cwd: folder});
  const copy = workIn(folder);
  copy.commit();
  return copy;
}

/** Clones a repository into such a folder. */
export function cloneRepository(address: string, name: string): Copy {
  const folder = emptyFolder(name);
  execFileSync('git', ['clone', '--quiet', address, folder]);
  return workIn(folder);
}
