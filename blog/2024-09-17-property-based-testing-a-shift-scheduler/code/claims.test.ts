import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {rows} from './figures';
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

test('the bias costs what the post says, at 100 runs and no longer at 500', () => {
  const worst = grid.toSorted(([a], [b]) => a! - b!)[0]!;
  // A third of the seeds miss it, and a fifth without the bias.
  expect(Math.abs(100 - worst[0]! - 100 / 3)).toBeLessThan(1);
  expect(Math.abs(100 - worst[1]! - 100 / 5)).toBeLessThan(1);
  expect(text).toContain(`costs up to ${(worst[1]! - worst[0]!).toFixed(0)} points`);
  const at200 = grid.flatMap((row) => row.slice(2, 4));
  expect(text).toContain(`At 200 runs the worst cell is at ${Math.min(...at200)}%`);
  expect(text).toContain('at 500 all twelve are at 100%');
  const at500 = grid.flatMap((row) => row.slice(4));
  expect(at500).toEqual(Array(12).fill(100));
});

test('more people cost 10 to 30 points', () => {
  const costs = [0, 2, 4].map((row) => Math.round(grid[row]![0]! - grid[row + 1]![0]!));
  expect(Math.min(...costs)).toBe(10);
  expect(Math.max(...costs)).toBe(30);
});

const mutants = read('mutants.out.txt');

test('the loops catch what the post says', () => {
  const lines = mutants.split('\n').slice(1).filter(Boolean);
  const missed = (column: number) =>
    lines.filter((line) => line.trim().split(/ +/).at(column) === '-');
  expect(missed(-1)).toHaveLength(1); // 64 cases: findLast
  expect(missed(-1)[0]).toMatch(/^find → findLast +- /);
  expect(mutants).toMatch(/^strict .* 2 +\d+$/m);
  expect(mutants).toMatch(/^lastOnly .* - +- +4 +\d+$/m);
  for (const bug of Object.keys(seeded)) {
    expect(missed(-2).some((line) => line.startsWith(bug))).toBe(false);
  }
  expect(cases27).toHaveLength(27);
  expect(cases64).toHaveLength(64);
});

test('the 64 cases catch what 1,000 random weeks catch, one by one', () => {
  const all = rows();
  expect(all).toHaveLength(24);
  const of = (at: number) => all.filter((row) => row[at]).map(([name]) => name);
  expect(of(4)).toEqual(of(5));
  expect(text).toContain(`a loop over ${cases64.length} inputs`);
});

test('all lists of three shifts that start from 0 to 30 are 29,791, find the bugs and hold', () => {
  const every = lists(Array.from({length: 31}, (_, start) => start));
  expect(every).toHaveLength(29791);
  const first = (make: Scheduler) =>
    every.findIndex(([list, n]) =>
      Object.values(properties).some((holds) => !holds(list, make(list, n), n)),
    ) + 1;
  expect(text).toContain(
    `\`strict\` fails at the ${first(seeded.strict)}th and \`lastOnly\` at the ${first(seeded.lastOnly)}th`,
  );
  for (const holds of Object.values(properties)) {
    expect(every.every(([list, n]) => holds(list, schedule(list, n), n))).toBe(true);
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
  const results = read('../data/stryker.txt').match(/killed (\d+), survived (\d+)/g);
  expect(results).toEqual(Array(2).fill('killed 25, survived 0'));
});
