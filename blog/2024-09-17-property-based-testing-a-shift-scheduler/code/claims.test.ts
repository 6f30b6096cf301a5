import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {scores} from './figures';
import {people, shifts} from './generated';
import {load} from './load';
import {complete, maximal, properties} from './properties';
import {schedule, type Scheduler} from './scheduler';
import {seeded} from './seeded';
import {cases27, cases64, lists} from './small';

// What the post says in its prose, and its chart in its data.

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.md').replace(/\s+/g, ' ');

const grid = read('grid.out.txt')
  .split('\n')
  .filter((line) => /^(?:weeks|pairs|around)/.test(line))
  .map((line) => line.match(/\d+\.\d/g)!.map(Number));

test('the table has the percentages of the grid, and the text its findings', () => {
  const cells = (row: number[]) =>
    row.map((share) => share.toFixed(1)).join(' | ');
  const names = ['weeks', 'pairs', 'around'].flatMap((name) => [
    `${name}, one`,
    `${name}, one to three`,
  ]);
  names.forEach((name, row) =>
    expect(text).toContain(`| ${name} | ${cells(grid[row]!)} |`),
  );
  const worst = grid.toSorted(([a], [b]) => a! - b!)[0]!;
  expect(text).toContain(
    `costs up to ${(worst[1]! - worst[0]!).toFixed(0)} points`,
  );
  const [, biased, unbiased] =
    /11 among 0 to 20: ([\d.]+)%; without bias ([\d.]+)%/.exec(
      read('grid.out.txt'),
    )!;
  expect(text).toContain(
    `biased draws are 11 in ${biased}% of cases, and unbiased ones in ${unbiased}%`,
  );
  expect(grid.flatMap((row) => row.slice(4))).toEqual(Array(12).fill(100));
});

test('the table of seeded bugs has what fast-check printed', () => {
  for (const name of Object.keys(seeded)) {
    const found = new RegExp(
      `^${name} (\\w+): FAILS at run (\\d+)\n.*\n   shrunk (.*), people 1$`,
      'm',
    ).exec(read('run.out.txt'))!;
    const [, property, run, shrunk] = found;
    const shown = shrunk!.replaceAll(' ', ', ').replaceAll('-', '–');
    expect(text).toContain(
      `| \`${name}\` | \`${property}\` | ${run} | ${shown} |`,
    );
  }
  expect(read('run.out.txt').match(/FAILS/g)).toHaveLength(
    Object.keys(seeded).length,
  );
  expect(read('pairs.out.txt')).toBe('0-4 15-19\n');
});

const mutants = read('mutants.out.txt');

test('on the first scheduler, the 64 lists catch what random weeks do, and 27 miss six of it', () => {
  const lines = mutants.split('\n').slice(1).filter(Boolean);
  expect(lines).toHaveLength(24);
  const missed = (column: number) =>
    lines
      .filter((line) => line.trim().split(/ +/).at(column) === '-')
      .map((line) => line.slice(0, 31));
  const byWeeks = lines
    .filter((line) => line.split(/ {2,}/)[1] === '-')
    .map((line) => line.slice(0, 31));
  expect(byWeeks.map((name) => name.trim())).toEqual(['find → findLast']);
  expect(missed(-1)).toEqual(byWeeks); // 64 cases
  expect(missed(-2)).toHaveLength(6 + 1); // 27
  expect([cases27.length, cases64.length]).toEqual([27, 64]);
});

test('the table of the second scheduler has what was scored', () => {
  const second = read('second.out.txt');
  const all = JSON.parse(read('../data/mutants-fair.json')) as unknown[];
  expect(second).toContain(`of ${all.length} mutants of fair.ts`);
  const [, missed] = second.split('missed by one of these');
  const rows = missed!.trim().split('\n').slice(1);
  expect(
    rows.map((row) => row.trim().split(/ {2,}/).slice(1).join(' ')).sort(),
  ).toEqual(
    [...text.matchAll(/\| missed \| missed \| (\d+) \| (\d+) \|/g)]
      .map(([, some, more]) => `no no ${some} ${more}`)
      .sort(),
  );
  const [of64] = scores('64 lists of three shifts');
  expect(all.length - of64!).toBe(6);
  expect(scores('all 29,791 such lists')).toEqual([of64]);
  expect(scores('64 lists and what they taught')).toEqual([all.length]);
  const bySeed = scores('1,000  random weeks, by seed');
  expect([all.length - bySeed.at(-1)!, all.length - bySeed[0]!]).toEqual([
    0, 3,
  ]);
  expect(text).toContain(
    `held for ${20 - 8} seeds of 20 in a scheduler without any limit`,
  );
});

test('the six mutants that small lists miss are four behaviours', () => {
  const fair = read('fair.ts');
  const inputs = fc.sample(fc.tuple(shifts, people), {seed: 3, numRuns: 5000});
  const rostersOf = (from: string, to: string) => {
    expect(fair).toContain(from);
    const make = load(fair.replace(from, to));
    return JSON.stringify(inputs.map(([list, n]) => make(list, n)));
  };
  const order = '(a, b) => hoursOf(a) - hoursOf(b)';
  const all = [
    rostersOf('sum + end', 'sum - end'),
    rostersOf('hoursOf([...held, shift]) <= WEEK', 'true'),
    rostersOf('[...held, shift]', '[]'),
    rostersOf('<= WEEK', '< WEEK'),
    rostersOf(order, '() => undefined'),
    rostersOf(order, '(a, b) => hoursOf(a) + hoursOf(b)'),
  ];
  expect(new Set(all).size).toBe(4);
});

test('all lists of three shifts that start from 0 to 30 are 29,791, and hold', () => {
  const every = lists(Array.from({length: 31}, (_, start) => start));
  expect(every).toHaveLength(29791);
  for (const holds of Object.values(properties)) {
    expect(every.every(([list, n]) => holds(list, schedule(list, n), n))).toBe(
      true,
    );
  }
});

test('the properties notice the mutant that Stryker found, and what it runs passes', async () => {
  const nobody: Scheduler = (list) => ({assigned: [], open: list});
  const [list, n] = cases27[0]!;
  expect(maximal(list, nobody(list, n), n)).toBe(true);
  expect(complete(list, nobody(list, n), n)).toBe(false);
  const [before] = /(?<=^- ).*/m.exec(read('survivor.txt'))!;
  expect(read('scheduler.ts')).toContain(before);
  await import('./try');
  expect(read('../data/stryker.txt').match(/(?<=: ).*/g)).toEqual([
    'killed 25, survived 0',
    'killed 25, survived 0',
    'killed 32, survived 3',
    'killed 29, survived 6',
  ]);
});
