// `npm run check-upstream`: shows what an upgrade of Docusaurus has to review, patch by patch.
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {runCommand} from './command';
import {differences, fingerprintOf, patches} from './compare-sources';

const help = `npm run check-upstream [-- VERSION]

Compares the installed sources that this site replaces or relies on with those that it was written against
(src/lib/upstream.ts), and fails if any has changed. With a version of Docusaurus, such as 3.9.2 or latest, it installs
that one into .cache/upstream/, and shows what an upgrade to it would have to look at.
`;

/** Installs a version of Docusaurus beside ours, and returns the path of its `node_modules`. */
function install(version: string): string {
  if (!/^\w+(?:[.-]\w+)*$/.test(version)) {
    throw new Error(`${version} is no version: write it as 3.9.2, or latest.`);
  }
  const folder = join('.cache/upstream', version);
  mkdirSync(folder, {recursive: true});
  const packages = ['core', 'preset-classic'].map((name) => `@docusaurus/${name}@${version}`);
  const flags = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--loglevel=error'];
  try {
    execFileSync('npm', ['install', '--prefix', folder, ...flags, ...packages], {stdio: 'pipe'});
  } catch (error) {
    const {message, stderr} = error as Error & {stderr?: Buffer};
    const reason = /^npm error (?!code ).*/m.exec(String(stderr))?.[0] ?? message;
    throw new Error(`Docusaurus ${version} could not be installed: ${reason}`, {cause: error});
  }
  return join(folder, 'node_modules');
}

/** The size of the difference between the installed source and another version, and the command that shows it. */
function diffOf(source: string, modules: string): string {
  const command = ['diff', '--no-index', join('node_modules', source), join(modules, source)];
  const {stdout} = spawnSync('git', [...command, '--shortstat'], {encoding: 'utf8'});
  return `${stdout.trim()}\n\t  git ${command.join(' ')}`;
}

void runCommand(help, {allowPositionals: true}, ({positionals: [version]}) => {
  const modules = version === undefined ? 'node_modules' : install(version);
  const installed = (source: string) => fingerprintOf(join('node_modules', source));
  let count = 0;
  for (const [patch, sources] of Object.entries(patches)) {
    const found = differences(sources, modules, version === undefined ? undefined : installed);
    process.stdout.write(`${found.length === 0 ? 'same' : 'look at'}\t${patch}\n`);
    for (const {source, state, now} of found) {
      const details =
        state === 'gone' ? '' : version === undefined ? `to ${now}` : diffOf(source, modules);
      process.stdout.write(`\t${state}: ${source} ${details}\n`);
    }
    count += found.length > 0 ? 1 : 0;
  }
  process.stdout.write(`\n${count} of ${Object.keys(patches).length} patches to look at.\n`);
  if (count > 0 && version === undefined) {
    process.stderr.write(
      'Docusaurus has changed what these rely on. `npm run check-upstream -- VERSION`, with the version from before, shows how. Carry over what matters, then write the new fingerprints into src/lib/upstream.ts.\n',
    );
    return 1;
  }
  return 0;
});
