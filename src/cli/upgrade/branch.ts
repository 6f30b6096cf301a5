import {execFile, spawn} from 'node:child_process';
import {existsSync, readFileSync, realpathSync, rmSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {newFindings} from './findings';
import {git, type Repository} from './git';
import {runMigrations} from './migrations';
import {isInstalled} from './packages';

/** A command of the new version found something. */
class CheckFailed extends Error {}

/**
 * Runs npm, and shows what it prints. It does not block: tsx kills a program that does not answer a Ctrl-C at once,
 * and this one still has to tidy up.
 */
const npm = (folder: string, ...args: string[]): Promise<void> =>
  new Promise((done, failed) => {
    spawn('npm', args, {cwd: folder, stdio: ['ignore', 'inherit', 'inherit']})
      .on('error', failed)
      .on('exit', (code) => {
        if (code === 0) {
          done();
        } else {
          failed(new Error(`npm ${args.join(' ')} failed, as shown above.`));
        }
      });
  });

/**
 * Counts what `npm run check-site` finds in each file of a site. Owners upgrade before they have filled in all
 * blanks, so only findings that an upgrade adds are its own.
 */
function countErrors(output: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, file] of output.matchAll(/^(\S.*?)(?::\d+)? {2}error {2}/gm)) {
    counts.set(file!, (counts.get(file!) ?? 0) + 1);
  }
  return counts;
}

/** What `npm run check-site` prints. */
async function checkSite(folder: string): Promise<string> {
  // In a workflow it would print annotations instead of lines.
  const env = {...process.env, GITHUB_ACTIONS: ''};
  try {
    const {stdout} = await promisify(execFile)('npm', ['run', '--silent', 'check-site'], {
      cwd: folder,
      env,
    });
    return stdout;
  } catch (error) {
    const {stdout = '', message} = error as Error & {stdout?: string};
    if (countErrors(stdout).size === 0) {
      throw new CheckFailed(`npm run check-site failed: ${message}`, {cause: error});
    }
    return stdout;
  }
}

/** Runs `npm run check`, shows what it prints, and returns it without the path of the folder if it finds anything. */
async function checkCode(folder: string): Promise<string | undefined> {
  const started = spawn('npm', ['run', '--silent', 'check'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [started.stdout, started.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      process.stdout.write(text);
    });
  }
  const code = await new Promise((done, failed) => {
    started.on('error', failed).on('close', done);
  });
  return code === 0 ? undefined : output.replaceAll(`${folder}/`, '');
}

/** Has npm correct the lock file, and installs its packages, or links to the site's if they are the same. */
async function install(folder: string, siteDir: string): Promise<void> {
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline'];
  await npm(folder, 'install', '--package-lock-only', ...quiet);
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const hidden = join(siteDir, 'node_modules/.package-lock.json');
  if (existsSync(hidden) && isInstalled(lock, readFileSync(hidden, 'utf8'))) {
    symlinkSync(realpathSync(join(siteDir, 'node_modules')), join(folder, 'node_modules'));
  } else {
    await npm(folder, 'ci', ...quiet);
  }
}

/** Runs the checks of the new version, whose output names file and line. */
async function check(folder: string, siteDir: string): Promise<void> {
  const found = await checkSite(folder);
  const before = countErrors(await checkSite(siteDir));
  const added = [...countErrors(found)].filter(([file, count]) => count > (before.get(file) ?? 0));
  process.stdout.write(`\nnpm run check-site, with the new version:\n${found}`);
  if (added.length > 0) {
    const files = added.map(([file]) => file).join(', ');
    throw new CheckFailed(`npm run check-site found more than before, as listed above: ${files}.`);
  }
  process.stdout.write('\nnpm run check, with the new version:\n');
  const after = await checkCode(folder);
  if (after === undefined) {
    return;
  }
  process.stdout.write('\nnpm run check, without it, to see what was there before:\n');
  const lines = newFindings((await checkCode(siteDir)) ?? '', after);
  if (lines.length > 0) {
    throw new CheckFailed(
      `npm run check prints what it did not print before the upgrade:\n${lines.map((line) => `  ${line}\n`).join('')}`,
    );
  }
  process.stdout.write('\nnpm run check finds nothing that was not there before the upgrade.\n');
}

/**
 * Makes a branch of one commit of an upgraded tree, in a worktree that is removed at the end, and returns the
 * summaries of migrations and what the checks found. If something fails, there is no branch.
 *
 * @param branch its name
 * @param tree the files, before migrations
 * @param after the version that the site had
 * @param options.anyway keep a branch that the checks refuse, for somebody to correct
 */
export async function makeBranch(
  repository: Repository,
  branch: string,
  tree: string,
  after: string,
  message: string,
  options: {anyway: boolean; hasConflicts: boolean},
): Promise<{migrations: string[]; refused?: string}> {
  const folder = join(repository.temporary, 'site');
  const inside: Repository = {...repository, folder};
  git(repository, ['worktree', 'add', '--quiet', '--detach', '--no-checkout', folder, 'HEAD']);
  try {
    git(inside, ['read-tree', '-u', '--reset', tree]);
    await install(folder, repository.folder);
    const migrations = await runMigrations(folder, after);
    let refused: string | undefined;
    try {
      if (options.hasConflicts) {
        throw new CheckFailed('The conflicts are marked in the files, so the checks were not run.');
      }
      await check(folder, repository.folder);
    } catch (error) {
      if (!options.anyway || !(error instanceof CheckFailed)) {
        throw error;
      }
      refused = error.message;
    }
    // Git would add a link of this name, since .gitignore excludes only a folder.
    rmSync(join(folder, 'node_modules'), {recursive: true, force: true});
    git(inside, ['add', '--all']);
    git(inside, ['commit', '--quiet', '--no-verify', '--file', '-'], {input: message});
    const commit = git(inside, ['rev-parse', 'HEAD']).trim();
    git(repository, ['branch', branch, commit]);
    return {migrations, refused};
  } finally {
    git(repository, ['worktree', 'remove', '--force', folder]);
  }
}
