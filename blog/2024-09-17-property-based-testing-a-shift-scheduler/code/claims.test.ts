import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {expect, test} from 'vitest';
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

test('the text has the percentages of the grid', () => {
  const [, weeks] = grid;
  expect(text).toContain(
    `in ${weeks![0]!.toFixed(1)}% of cases, within 200 in ${weeks![2]!.toFixed(1)}%, and within 500 always`,
  );
  expect(grid.flatMap((row) => row.slice(4))).toEqual(Array(12).fill(100));
});

test('the table of planted bugs has what fast-check printed', () => {
  const bugs = {
    lastOnly: 'asks only the last shift',
    strict: 'more than 11 hours',
    never: 'nothing fits',
    forgetful: 'loses what fits nobody',
  };
  expect(Object.keys(bugs)).toEqual(Object.keys(seeded));
  for (const [name, words] of Object.entries(bugs)) {
    const found = new RegExp(
      `^${name} (\\w+): FAILS at run (\\d+)\n.*\n   shrunk (.*), people 1$`,
      'm',
    ).exec(read('run.out.txt'))!;
    const [, property, run, shrunk] = found;
    const shown = shrunk!.replaceAll(' ', ', ').replaceAll('-', '–');
    expect(text).toContain(`| ${words} | \`${property}\` | ${shown} |`);
    expect(Number(run)).toBeLessThanOrEqual(30);
  }
  expect(read('run.out.txt').match(/FAILS/g)).toHaveLength(4);
});

const mutants = read('mutants.out.txt');

test('on the first scheduler, the 64 lists catch what random weeks do, and 27 miss six of it', () => {
  const lines = mutants.split('\n').slice(1).filter(Boolean);
  expect(lines).toHaveLength(24);
  const missedBy = (column: number) =>
    lines
      .filter((line) => line.trim().split(/ +/).at(column) === '-')
      .map((line) => line.slice(0, 31));
  const byWeeks = lines
    .filter((line) => line.split(/ {2,}/)[1] === '-')
    .map((line) => line.slice(0, 31));
  expect(byWeeks.map((name) => name.trim())).toEqual(['find → findLast']);
  expect(missedBy(-1)).toEqual(byWeeks); // 64 cases
  expect(missedBy(-2)).toHaveLength(6 + 1); // 27
  expect([cases27.length, cases64.length]).toEqual([27, 64]);
});

const second = read('second.out.txt').split('\n');
/** The numbers of a line of second.out.txt, which begins like that. */
function missed(name: string): number[] {
  const line = second.find((one) => one.startsWith(`  ${name}`))!;
  return line.slice(33).trim().split(' ').map(Number);
}

test('the tables of the second scheduler have what was scored', () => {
  expect(second[0]).toBe('of 35 mutants of fair.ts, missed by');
  expect(JSON.parse(read('../data/mutants-fair.json'))).toHaveLength(35);
  for (const name of [
    '64 random weeks',
    '1,000 random weeks',
    '10,000 random weeks',
    '129 dense weeks',
    '1,000 dense weeks',
  ]) {
    const bySeed = missed(`${name}, by seed`);
    expect(bySeed).toHaveLength(20);
    expect(bySeed[9]).toBe(bySeed[10]);
    expect(text).toContain(`| ${name} | ${bySeed[0]} | ${bySeed[9]} | ${bySeed[19]} |`);
  }
  expect(missed('64 lists of three shifts')).toEqual([6]);
  expect(missed('all 29,791 such lists')).toEqual([6]);
  expect(missed('64 lists and what they taught')).toEqual([0]);
  // Two columns of lists, and the seeds of 1,000 and 10,000 weeks, and of 1,000 dense ones.
  const survivors = second
    .map((line) => / (no|yes) +(no|yes) +(\d+) +(\d+) +(\d+)$/.exec(line)?.slice(1).join(' '))
    .filter(Boolean);
  expect(survivors.sort()).toEqual([
    'no no 20 20 20',
    'no no 20 20 20',
    'no no 20 20 20',
    'no no 4 16 20',
    'no no 8 18 20',
    'no no 8 18 20',
  ]);
  const rows = [...text.matchAll(/\| (\d+) of 20 \| (\d+) of 20 \|/g)];
  expect(rows.map(([, some, more]) => `${some} ${more}`)).toEqual([
    '8 18',
    '4 16',
    '20 20',
    '20 20',
  ]);
  expect(text).toContain(`So for ${20 - 8} seeds of 20`);
});

test('Hypothesis passes the limit as often as the text says', () => {
  const [, version, random, aimed] =
    /Hypothesis ([\d.]+),[^]*random: (\d+)\n.*target\(\): (\d+)/.exec(
      read('../data/targeted.txt'),
    )!;
  expect(text).toContain(`in version ${version} `);
  expect(text).toContain(`${random} seeds of 20 pass 48 hours within 1,000 runs`);
  expect(text).toContain(`as the target, all ${aimed} do`);
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
