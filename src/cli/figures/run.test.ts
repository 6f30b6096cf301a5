import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'figures-run-'));

afterAll(() => {
  rmSync(root, {recursive: true, force: true});
});

const folderOf = (slug: string) => join(root, `blog/2024-04-02-${slug}`);
const scriptOf = (slug: string) => `blog/2024-04-02-${slug}/code/figures.ts`;
const script = scriptOf('a-post');

/** Writes a post, with a script unless that is `null`. */
function write(slug: string, source: string | null): void {
  mkdirSync(join(folderOf(slug), 'code'), {recursive: true});
  writeFileSync(join(folderOf(slug), 'index.md'), '');
  if (source !== null) {
    writeFileSync(join(root, scriptOf(slug)), source);
  }
}

/** Runs `npm run figures`; returns whether it succeeded, and its combined output. */
const figures = (...args: string[]): Promise<{isDone: boolean; said: string}> =>
  new Promise((done) => {
    execFile(
      resolve('node_modules/.bin/tsx'),
      [resolve('src/cli/figures/run.ts'), ...args],
      {cwd: root},
      (error, stdout, stderr) => {
        done({isDone: error === null, said: (stdout + stderr).trim()});
      },
    );
  });

/** The same on one script. */
function run(source: string, ...flags: string[]) {
  write('a-post', source);
  return figures('a-post', ...flags);
}

const figure = {
  title: 'Time to plan',
  description: 'What takes forty milliseconds.',
  kind: 'line',
  x: {label: 'People'},
  y: {label: 'Time, ms'},
  series: [{name: 'greedy', points: [[40, 40]]}],
};

const mistakes: Array<[what: string, source: string | null, says: RegExp]> = [
  ['that-is-not-there', null, /^There is no SCRIPT: write it; /],
  [
    'without-a-default-export',
    'export const a = 1;',
    /^SCRIPT has no function for its default export: write /,
  ],
  [
    'that-throws',
    'export default () => {\n  throw new Error("no data");\n};\n',
    /^SCRIPT:2:9: no data: fix the script/,
  ],
  [
    'that-cannot-be-parsed',
    'export default () => ({',
    /SCRIPT:1:\d+: .*end of file.*: fix the script, which cannot be loaded\.$/,
  ],
  [
    'that-runs-a-program-which-is-not-there',
    "import {execFileSync} from 'node:child_process';\nexport default () => execFileSync('no-such-program');",
    /^SCRIPT runs no-such-program, which is not installed: install it/,
  ],
  [
    'that-runs-a-program-which-fails',
    "import {execFileSync} from 'node:child_process';\nexport default () => execFileSync('node', ['-e', 'throw new Error(\"no disk\")'], {stdio: 'pipe'});",
    /^SCRIPT:2:\d+: Command failed: .*no disk.*: fix the script/,
  ],
  ['that-gives-nothing', 'export default () => undefined;', /^SCRIPT gave no figures: let its/],
  [
    'whose-figure-cannot-be-drawn',
    'export default () => ({time: {}});',
    /^SCRIPT: the figure “time” cannot be drawn: its `title` is missing .*: say what .*again\.$/,
  ],
];

describe('of scripts that are wrong', () => {
  const slugs = mistakes.map(([slug]) => slug);
  let lines: string[];

  beforeAll(async () => {
    for (const [slug, source] of mistakes) {
      write(slug, source);
    }
    const {isDone, said} = await figures('--check', ...slugs);
    expect(isDone).toBe(false);
    lines = said.split('\n');
  }, 60_000);

  test('each is told in one line', () => {
    expect(lines).toHaveLength(mistakes.length);
  });

  test.each(mistakes)('one %s is told with what to do', (slug, _source, says) => {
    expect(lines[slugs.indexOf(slug)]).toMatch(
      new RegExp(says.source.replace('SCRIPT', scriptOf(slug).replaceAll('.', '\\.'))),
    );
  });

  test('the first one stops a command that writes', async () => {
    const {isDone, said} = await figures(...slugs.slice(1, 3));
    expect(isDone).toBe(false);
    expect(said).toBe(lines[1]);
  });
});

test('a figure is written beside its post', {timeout: 60_000}, async () => {
  const {said} = await run(`export default () => ({time: ${JSON.stringify(figure)}});`);
  expect(said).toBe('blog/2024-04-02-a-post/data/time.json is written.');
  expect(
    JSON.parse(readFileSync(join(folderOf('a-post'), 'data/time.json'), 'utf8')),
  ).toMatchObject({
    ...figure,
    measured: {command: 'npm run figures -- a-post'},
  });
});

const giving = (changed: object, measurement = {}) =>
  `export const measurement = ${JSON.stringify(measurement)};\nexport default () => ({time: ${JSON.stringify({...figure, ...changed})}});`;
const slower = {series: [{name: 'greedy', points: [[40, 44]]}]};
const isFine = {isDone: true, said: `${script} gives the figures that the post shows.`};

test('a check writes nothing, and tells what differs', {timeout: 60_000}, async () => {
  const file = join(folderOf('a-post'), 'data/time.json');
  await run(giving({}));
  const before = readFileSync(file, 'utf8');
  expect(await run(giving({}), '--check')).toEqual(isFine);
  const {isDone, said} = await run(giving(slower), '--check');
  expect(isDone).toBe(false);
  expect(said).toMatch(
    /time\.json is not what the script gives now: “greedy” at 40 was 40, and is 44\. If that is right, run npm run figures -- a-post, /,
  );
  expect(await run(giving(slower, {tolerance: 0.2}), '--check')).toEqual(isFine);
  expect((await run('export default () => ({});', '--check')).isDone).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a weekly script is not run by a quick check', {timeout: 60_000}, async () => {
  const weekly = {isWeekly: true, tolerance: 0};
  await run(giving({}, weekly));
  expect(await run(giving(slower, weekly), '--check', '--quick')).toEqual(isFine);
  expect((await run(giving(slower, weekly), '--check')).isDone).toBe(false);
});

test('a post that is not there is answered with those that are', {timeout: 60_000}, async () => {
  write('a-post', 'export default () => ({});');
  const {isDone, said} = await figures('another');
  expect(isDone).toBe(false);
  const withScript = mistakes.flatMap(([slug, source]) => (source === null ? [] : [slug]));
  const known = ['a-post', ...withScript].sort().join(' | ');
  expect(said).toBe(`There is no post “another”: npm run figures -- ${known}`);
});
