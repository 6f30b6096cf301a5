// `npm run check-next [-- PART …]`: runs the tests of the newest commit on the next major of Docusaurus, in a copy, and
// prints what fails, by room.

import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';
import {parseArgs, stripVTControlCharacters} from 'node:util';
import {differences, nextProblems, patches} from '../../../src/cli/upstream';
import {repository} from '../../site/support/docusaurus';
import {everyChange} from '../parts';
import {nodePackage} from '../support/node-package';
import {failuresIn} from './failures';

type Manifest = Record<'dependencies' | 'devDependencies' | 'overrides', Record<string, string>>;

/** What only the next major needs. Once the product is on it, each stands in package.json. */
const overrides = {
  // Its version of execa requires a version that tsx cannot load: sindresorhus/find-up, issue 74.
  'unicorn-magic': '0.4.1',
};

/** What the registry says of a package, as npm prints it. */
const ask = (name: string, field: string): unknown =>
  JSON.parse(execFileSync('npm', ['view', name, field, '--json'], {encoding: 'utf8'}));

/** The newest version after the installed major that has each of some packages: canaries are not always complete. */
function newestOf(names: string[], major: number): string {
  const times = ask('@docusaurus/core', 'time') as Record<string, string>;
  const others = names.map((name) => new Set(ask(name, 'versions') as string[]));
  const [newest] = Object.keys(times)
    .filter((version) => Number.parseInt(version) > major && others.every((of) => of.has(version)))
    .sort((a, b) => times[b]!.localeCompare(times[a]!));
  if (newest === undefined) {
    throw new Error('The registry has no version of the next major for all packages.');
  }
  return newest;
}

/** The newest version of Node.js with long support that a range allows. */
function nodeFor(range: string): string {
  const versions = [ask(`${nodePackage}@${range}`, 'version')].flat() as string[];
  const [newest] = versions
    .filter((version) => Number.parseInt(version) % 2 === 0)
    .sort((a, b) => b.localeCompare(a, 'en', {numeric: true}));
  return newest!;
}

/** Clones the repository into a folder, with other packages; returns how to run a program there, and what it prints. */
function makeCopy(folder: string, version: string, node: string, names: string[]) {
  const site = join(folder, 'site');
  const path = [join(folder, 'node_modules', nodePackage, 'bin'), process.env.PATH].join(delimiter);
  const run = (program: string, ...args: string[]) =>
    spawnSync(program, args, {
      cwd: site,
      env: {...process.env, PATH: path, CI: 'true', NO_COLOR: '1', FORCE_COLOR: '0'},
      encoding: 'utf8',
      maxBuffer: Infinity,
    });
  const must = (program: string, ...args: string[]) => {
    const {status, stdout, stderr} = run(program, ...args);
    if (status !== 0) {
      throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
    }
  };
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('git', ['clone', '--quiet', repository, site]);
  must('npm', ...install, '--prefix', folder, `${nodePackage}@${node}`);
  const manifest = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8')) as Manifest;
  for (const of of [manifest.dependencies, manifest.devDependencies]) {
    names.filter((name) => name in of).forEach((name) => (of[name] = version));
  }
  Object.assign(manifest.overrides, overrides);
  writeFileSync(join(site, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  // The test that asks whether somebody has compared the sources: below, this run does.
  const register = join(site, 'src/cli/upstream.ts');
  const compared = /(?<=comparedWith = ')[^']+/;
  writeFileSync(register, readFileSync(register, 'utf8').replace(compared, version));
  must('npm', ...install, '--legacy-peer-deps');
  const author = ['-c', 'user.name=Next', '-c', 'user.email=next@example.com'];
  must('git', ...author, 'commit', '--all', '--quiet', '--no-verify', '--message', version);
  return {site, run};
}

/** Runs parts of the tests; returns how many failed, and a line for each test. */
function check(parts: string[]): number {
  const manifest = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as Manifest;
  const names = Object.keys({...manifest.dependencies, ...manifest.devDependencies}).filter(
    (name) => name.startsWith('@docusaurus/'),
  );
  const installed = manifest.dependencies['@docusaurus/core']!;
  const version = newestOf(names, Number.parseInt(installed));
  const {node: range} = ask(`@docusaurus/core@${version}`, 'engines') as {node: string};
  const node = nodeFor(range);
  console.log(`Docusaurus ${version} on Node.js ${node}`);
  const folder = mkdtempSync(join(tmpdir(), 'next-'));
  try {
    const {site, run} = makeCopy(folder, version, node, names);
    let failed = 0;
    for (const part of parts) {
      const begun = performance.now();
      const {status, stdout, stderr} = run('npm', 'test', '--', part);
      const seconds = ((performance.now() - begun) / 1000).toFixed(0);
      console.log(`${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s: ${part}`);
      if (status !== 0) {
        failed += 1;
        const output = stripVTControlCharacters(stdout + stderr);
        const byRoom = failuresIn(output);
        for (const [room, lines] of byRoom) {
          console.log(`  ${room}\n    ${lines.join('\n    ')}`);
        }
        if (byRoom.size === 0) {
          console.log(output.split('\n').slice(-40).join('\n'));
        }
      }
    }
    const changed = differences(join(repository, 'node_modules'), join(site, 'node_modules'));
    const problems = nextProblems(changed);
    console.log(
      problems.length === 0 ? 'passed: patches' : `FAILED: patches\n  ${problems.join('\n  ')}`,
    );
    const swizzles = [...changed].filter(([file, of]) => of.length > 0 && !(file in patches));
    console.log(
      `Parts of the theme that it changes, to look at: ${swizzles.map(([file]) => file).join(', ')}`,
    );
    return failed + (problems.length > 0 ? 1 : 0);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

const {positionals} = parseArgs({allowPositionals: true});
const failed = check(positionals.length > 0 ? positionals : everyChange.map(({name}) => name));
process.exitCode = failed > 0 ? 1 : 0;
