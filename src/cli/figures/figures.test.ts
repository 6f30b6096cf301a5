import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {expect, test} from 'vitest';
import {folderWith, writeFiles} from '../../../tests/product/support/folder';

const root = folderWith();

const folderOf = (slug: string) => join(root, `blog/2024-04-02-${slug}`);

const writeScript = (slug: string, source: string) => {
  writeFiles(folderOf(slug), {'code/figures.ts': source});
};

/** Runs `npm run figures`; returns whether it succeeded, and its combined output. */
const figures = (...args: string[]): Promise<{isDone: boolean; output: string}> =>
  new Promise((done) => {
    execFile(
      resolve('node_modules/.bin/tsx'),
      [resolve('src/cli/figures/run.ts'), ...args],
      {cwd: root},
      (error, stdout, stderr) => {
        done({isDone: error === null, output: stdout + stderr});
      },
    );
  });

const figure = {
  title: 'Time to plan',
  description: 'What takes forty milliseconds.',
  kind: 'line',
  x: {label: 'People'},
  y: {label: 'Time, ms'},
  series: [{name: 'greedy', points: [[40, 40]]}],
};

const giving = (ms: number, measurement = {}) =>
  `export const measurement = ${JSON.stringify(measurement)};
  export default () => ({time: ${JSON.stringify({...figure, series: [{name: 'greedy', points: [[40, ms]]}]})}});`;

test('figures are written beside their post, and checked within the tolerance of its script', async () => {
  const file = join(folderOf('same'), 'data/time.json');
  writeScript('same', giving(40));
  const {output} = await figures('same');
  expect(output.trim()).toBe('blog/2024-04-02-same/data/time.json is written.');
  const before = readFileSync(file, 'utf8');
  expect(JSON.parse(before)).toMatchObject({
    ...figure,
    measured: {command: 'npm run figures -- same', date: expect.any(String) as string},
  });

  writeScript('within', giving(44, {tolerance: 0.2}));
  writeScript('differs', giving(44));
  writeScript('gone', 'export default () => ({});');
  for (const slug of ['within', 'differs', 'gone']) {
    writeFiles(folderOf(slug), {'data/time.json': before});
  }
  const checked = await figures('--check');
  expect(checked.isDone).toBe(false);
  const [differs, gone, ...others] = checked.output.trim().split('\n');
  expect(differs).toContain(
    'time.json is not what the script gives now: its series 1 at 40 was 40, and is 44. If that is right, run npm run figures -- differs, ',
  );
  expect(gone).toMatch(/^blog\/2024-04-02-gone\/data\/time\.json is given by no script any more/);
  expect(others).toEqual(
    ['same', 'within'].map((slug) => `2024-04-02-${slug} shows what its script gives.`),
  );
  expect(readFileSync(join(folderOf('differs'), 'data/time.json'), 'utf8')).toBe(before);
});

test('each script that is wrong is reported with its place or what to write', async () => {
  writeScript('throws', 'export default () => {\n  throw new Error("no data");\n};\n');
  writeScript('unclosed', 'export default () => ({');
  writeScript('without-default', 'export const a = 1;');
  writeScript('undrawable', 'export default () => ({time: {}});');
  const {isDone, output} = await figures('throws', 'unclosed', 'without-default', 'undrawable');
  expect(isDone).toBe(false);
  expect(output).toMatch(/no data[^]*throws\/code\/figures\.ts:2:9/);
  expect(output).toMatch(/unclosed\/code\/figures\.ts:1:\d+: ERROR: /);
  expect(output).toContain('has no function for its default export: write export default');
  expect(output).toContain('figures.ts is not a figure that can be drawn (`title`: ');
});

test('for a post without a script, those that have one are listed', async () => {
  const {output} = await figures('another');
  expect(output).toMatch(/^No post “another” has a code\/figures\.ts: .*2024-04-02-same/);
});
