// `npm run test:owners [-- owner-1 …]`: makes the sites of other owners from the newest commit, as they would make them,
// and runs `npm test` in each.

import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {parseArgs} from 'node:util';
import {repository} from '../../site/support/docusaurus';
import {writeOwnFiles} from './write-own-files';
import {flagsOf, owners, type Owner} from './owners';

/** Runs a program, whose output is shown only if it fails, and returns whether it succeeded. */
function runsWell(cwd: string, program: string, ...args: string[]): boolean {
  const {status, stdout, stderr} = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    console.log(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
  return status === 0;
}

/** Clones the repository into a folder below another, with its packages. */
function clone(below: string, {folder}: Owner): string {
  const target = join(below, folder);
  mkdirSync(dirname(target), {recursive: true});
  execFileSync('git', ['clone', '--quiet', repository, target]);
  const packages = [join(repository, 'node_modules'), join(target, 'node_modules')];
  // Hard links take a second, where both lie on one disk.
  if (spawnSync('cp', ['-al', ...packages]).status !== 0) {
    execFileSync('cp', ['-a', ...packages]);
  }
  // npm writes into this file, which is not to change here.
  const lock = 'node_modules/.package-lock.json';
  rmSync(join(target, lock));
  cpSync(join(repository, lock), join(target, lock));
  return target;
}

/** Makes the site of an owner, and returns whether each step, its tests the last, succeeded. */
async function isGreen(site: string, owner: Owner): Promise<boolean> {
  const does = (program: string, ...args: string[]) => runsWell(site, program, ...args);
  const commit = ['-c', 'user.name=An owner', '-c', 'user.email=owner@example.com', 'commit'];
  const commits = (message: string) =>
    does('git', 'add', '--all') &&
    does('git', ...commit, '--quiet', '--no-verify', '--allow-empty', '--message', message);
  if (!does('npm', 'run', 'adopt', '--', ...flagsOf(owner.answers)) || !commits('Adopt')) {
    return false;
  }
  await writeOwnFiles(site, owner);
  const packages = owner.chosen.flatMap((choice) => choice.packages ?? []);
  const languages = owner.identity.locales.slice(1).map(({code}) => code);
  return (
    (packages.length === 0 || does('npm', 'install', '--save-exact', ...packages)) &&
    languages.every((code) => does('npm', 'run', 'write-translations', '--', '--locale', code)) &&
    owner.chosen
      .flatMap(({commands = []}) => commands)
      .every(([program, ...args]) => does(program!, ...args)) &&
    commits('Make it ours') &&
    does('npm', 'test')
  );
}

const {positionals} = parseArgs({allowPositionals: true});

async function run(): Promise<void> {
  const names = owners.map(({name}) => name);
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no ${unknown.join(', ')}: write some of ${names.join(', ')}.`);
  }
  const selected = owners.filter(
    ({name}) => positionals.length === 0 || positionals.includes(name),
  );
  const below = mkdtempSync(join(tmpdir(), 'owners-'));
  let failures = 0;
  try {
    for (const owner of selected) {
      const begun = performance.now();
      const site = clone(join(below, owner.name), owner);
      const isOk = await isGreen(site, owner);
      failures += isOk ? 0 : 1;
      const seconds = ((performance.now() - begun) / 1000).toFixed(0);
      const combination = Object.values(owner.combination).join(', ');
      console.log(
        `${isOk ? 'passed' : 'FAILED'} in ${seconds} s: ${owner.name}, in ${owner.folder}: ${combination}`,
      );
      rmSync(site, {recursive: true, force: true});
    }
  } finally {
    rmSync(below, {recursive: true, force: true});
  }
  process.exitCode = failures > 0 ? 1 : 0;
}

run().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 2;
});
