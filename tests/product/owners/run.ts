// `npm run test:owners [-- NAME …]`: makes the sites of other owners from the newest commit, as they would make them, and
// runs `npm test` in each.

import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {repository} from '../../site/support/docusaurus';
import {owners, type Owner} from './owners';

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
  return target;
}

/** Makes the site of an owner, and returns whether each step, its tests the last, succeeded. */
function isGreen(below: string, owner: Owner): boolean {
  const site = clone(below, owner);
  const commit = ['-c', 'user.name=An owner', '-c', 'user.email=owner@example.com', 'commit'];
  const committed = (message: string) =>
    runsWell(site, 'git', 'add', '--all') &&
    runsWell(site, 'git', ...commit, '--quiet', '--no-verify', '--message', message);
  const flags = Object.entries(owner.answers).flatMap(([name, value]) => [`--${name}`, value]);
  if (!runsWell(site, 'npm', 'run', 'adopt', '--', ...flags) || !committed('Adopt')) {
    return false;
  }
  const files = {...owner.files};
  for (const [from, to] of owner.identity ?? []) {
    const path = 'src/site/identity.ts';
    const text = files[path] ?? readFileSync(join(site, path), 'utf8');
    if (!text.includes(from)) {
      throw new Error(`${path} of ${owner.name} has no ${from}`);
    }
    files[path] = text.replace(from, to);
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), {recursive: true});
    writeFileSync(join(site, path), text);
  }
  const isChanged = Object.keys(files).length > 0;
  return (!isChanged || committed('Make it ours')) && runsWell(site, 'npm', 'test');
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !owners.some((owner) => owner.name === name));
if (unknown.length > 0) {
  const known = owners.map(({name}) => name).join(', ');
  throw new Error(`There is no owner ${unknown.join(', ')}: write some of ${known}.`);
}
const below = mkdtempSync(join(tmpdir(), 'owners-'));
let failures = 0;
try {
  for (const owner of owners.filter(({name}) => wanted.length === 0 || wanted.includes(name))) {
    const begun = performance.now();
    const isOk = isGreen(below, owner);
    failures += isOk ? 0 : 1;
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    console.log(`${isOk ? 'passed' : 'FAILED'} in ${seconds} s: ${owner.name}, in ${owner.folder}`);
  }
} finally {
  rmSync(below, {recursive: true, force: true});
}
process.exitCode = failures > 0 ? 1 : 0;
