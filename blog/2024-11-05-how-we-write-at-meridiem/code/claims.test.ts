import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {original} from '../../../src/cli/adopt/original';
import {choices} from '../../../tests/product/owners/choices';
import {owners} from '../../../tests/product/owners/owners';
import replay from './replay.json';

const folder = import.meta.dirname;
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const post = read('../index.md');
const text = post.replaceAll(/\s+/g, ' ');
const history = read('history.txt');

/** The commits of the incident: when each was made, and how many there are since the one before. */
const commits = [
  ...history.matchAll(/^([\da-f]{8}) +(\d+ \w+ [\d:]+), (\d+) later: (.*)$/gm),
].map(([, hash, when, later, subject]) => ({hash, when, later: Number(later), subject}));

const dayOf = (when: string) => new Date(`${when.replace(' Nov', ' Nov 2026')} UTC`).getTime();
const laterOf = (hash: string) => commits.find((commit) => commit.hash === hash)!.later;

test('the table of what happened has the days of the commits of the history', () => {
  const rows = [...post.matchAll(/^\| (\d+ Nov) +\|/gm)].map(([, day]) => day);
  const days = commits.map(({when}) => when!.split(' ').slice(0, 2).join(' '));
  expect(rows).toEqual([...new Set(days)]);
});

test('the table of mistakes is what the trial printed, and a second user finds the last', () => {
  const [table, second] = read('mistakes.out.txt').split('\n\n');
  const rows = table!.split('\n').filter((row) => !row.startsWith('| None |'));
  expect(rows).toHaveLength(7);
  for (const row of rows) {
    expect(post.replaceAll(/ +/g, ' ')).toContain(row);
  }
  expect(table).toContain(`| None |${' – |'.repeat(5)}`);
  expect(second).toMatch(/: found$/m);
});

test('the text counts the commits between repairs', () => {
  const second = laterOf('2426515d');
  const third = laterOf('579c994a') + laterOf('2d01fa52');
  const last = laterOf('2728a826');
  expect(text).toContain(`after ${second}, ${third} and ${last} commits`);
  expect(text).toContain(`nothing ran an owner's tests while ${laterOf('2d01fa52') + last} commits`);
  const [, files] = /(\d+) files changed/.exec(history)!;
  expect(text).toContain(`touched ${files} files`);
});

test('the first run of the weekly job was four and a half days away', () => {
  expect(parse(read('weekly.yml'))).toEqual({on: {schedule: [{cron: '23 4 * * 3'}]}});
  const replaced = dayOf(commits.find(({hash}) => hash === '579c994a')!.when!);
  expect(new Date(replaced).getUTCDay()).toBe(5);
  const wednesday = Date.UTC(2026, 11, 2, 4, 23);
  expect(new Date(wednesday).getUTCDay()).toBe(3);
  expect((wednesday - replaced) / 86_400_000).toBeCloseTo(4.5, 0);
});

/** What the test of adoption ran, by commit. */
const ranAt = (hash: string) => history.split(`\n\n${hash}\n`)[1]!.split('\n\n')[0]!;

test('the table of parts has what the test of the copy ran', () => {
  const cells = Object.fromEntries(
    [...post.matchAll(/^\| ([a-z][^|]+?) +\|((?: [*a-z–]+ +\|){4})$/gm)].map(([, name, row]) => [
      name,
      row!.split('|').slice(0, 4).map((cell) => cell.trim().replace('**failed**', '–')),
    ]),
  );
  const at = ['c59118db', 'ae73194f', '2426515d', '579c994a'].map(ranAt);
  const filled = (pattern: RegExp, word: string) =>
    at.map((ran) => (pattern.test(ran) ? word : '–'));
  expect(cells).toEqual({
    'types, lint, unused code': filled(/knip/, 'some'),
    'check of posts': filled(/check-posts/, 'all'),
    'unit tests': filled(/--project=unit/, 'some'),
    'code beside posts': filled(/'posts'/, 'all'),
    build: filled(/run\('build'\)|buildSite/, 'all'),
    'built files': filled(/'built'/, 'all'),
    'other configurations': filled(/'configurations'/, 'all'),
    browsers: filled(/playwright/, 'some'),
  });
  const script = /"test": "(.*?)"/.exec(history)![1]!;
  expect(read('npm-test.txt').trim()).toBe(script);
  expect(script.split(' && ')).toHaveLength(8);
});

test('the text says what the copy printed', () => {
  const {check, 'check-posts': posts, unit} = replay.b2b4d4c9.owner;
  expect(posts).toBe('passed');
  expect(unit[0]).toBe(0);
  expect(text).toContain(`as did all of ${unit[1]!.toLocaleString('en-GB')} unit tests`);
  expect(check).toMatch(/^Unused exports \(1\) proseOf /);
  expect(replay.b2b4d4c9.product.knip).toBe('passed');
});

test('twelve sites are made of thirteen matters', () => {
  expect(owners).toHaveLength(12);
  expect(Object.keys(choices)).toHaveLength(13);
  const all = Object.values(choices).reduce((product, one) => product * Object.keys(one).length, 1);
  expect(text).toContain(`${all.toLocaleString('en-GB')} combinations`);
});

test('owners are tested on every change', () => {
  expect(read('../../../.ci/run')).toMatch(/^npm ci\nnpm test\nnpm run test:owners/m);
  const {jobs} = parse(read('../../../.github/workflows/ci.yml')) as {
    jobs: {test: {steps: Array<{run?: string}>}};
  };
  expect(jobs.test.steps.map(({run}) => run)).toContain('bash .ci/run');
});

test('each of the ten posts has a test that reads its text', () => {
  expect(original.posts).toHaveLength(10);
  const repository = join(folder, '../../..');
  const ofAll = ['tests/site/posts', 'tests/product/posts'].flatMap((tests) =>
    readdirSync(join(repository, tests)).map((name) =>
      readFileSync(join(repository, tests, name), 'utf8'),
    ),
  );
  const without = original.posts.filter((name) => {
    const beside = readdirSync(join(folder, '../..', name, 'code'))
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => read(`../../${name}/code/${file}`));
    const about = ofAll.filter((one) => one.includes(name));
    return ![...beside, ...about].some((one) => /index\.mdx?\b/.test(one));
  });
  expect(without).toEqual([]);
});
