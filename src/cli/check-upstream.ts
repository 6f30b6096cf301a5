// `npm run check-upstream`: shows what an upgrade of Docusaurus has to review, file by file of ours.
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {runCommand} from './command';
import {differences} from './upstream';

const help = `npm run check-upstream [-- VERSION]

Compares the installed sources of Docusaurus that this site replaces or relies on (src/cli/upstream.ts) with those of
another version, such as 3.9.2; left out, the latest. It is installed into .cache/upstream/.`;

/** Installs a version of Docusaurus beside ours, and returns the path of its `node_modules`. */
function install(version: string): string {
  if (!/^\w+(?:[.-]\w+)*$/.test(version)) {
    throw new Error(`${version} is not a version: write it as 3.9.2, or latest.`);
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

/** The size of the difference between two files, and the command that shows it. */
function diffOf(before: string, after: string): string {
  if (!existsSync(after)) {
    return `gone: ${before}`;
  }
  const command = ['diff', '--no-index', before, after];
  const {stdout} = spawnSync('git', [...command, '--shortstat'], {encoding: 'utf8'});
  return `changed:${stdout.trimEnd()}\n\t  git ${command.join(' ')}`;
}

void runCommand(help, {allowPositionals: true}, ({positionals: [version = 'latest']}) => {
  const other = install(version);
  const found = differences('node_modules', other);
  for (const [file, sources] of found) {
    process.stdout.write(`${sources.length === 0 ? 'same' : 'look at'}\t${file}\n`);
    for (const source of sources) {
      process.stdout.write(`\t${diffOf(join('node_modules', source), join(other, source))}\n`);
    }
  }
  const count = [...found.values()].filter((sources) => sources.length > 0).length;
  process.stdout.write(`\n${count} of ${found.size} files to look at.\n`);
  return 0;
});
