import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {rows} from './compare';
import {decisive, fairRank, fairRules} from './decisive';
import {schedule as fair} from './fair';
import {fairProperties} from './fair-properties';
import {dense, people, shifts} from './generated';
import {load} from './load';
import {complete, maximal} from './properties';
import type {Scheduler} from './scheduler';
import {cases27, cases64} from './small';

// What the post says, against what was printed.

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.md').replace(/\s+/g, ' ');
/** The text, with a table's cells as if they were not aligned. */
const plain = text.replace(/ +\|/g, ' |');

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

/** What an output of `score` has of some inputs: the misses, by seed. */
function missedBy(output: string, name: string): number[] {
  const line = read(output)
    .split('\n')
    .find((one) => one.startsWith(`  ${name}`))!;
  return line.slice(line.includes('seed') ? line.indexOf('seed') + 4 : 33).trim().split(' ').map(Number);
}

test('the tables have what was scored', () => {
  const rows = {
    '64 lists': '64 lists of three',
    '129 lists': '129 lists',
    '64 random': '64 random, by',
    '1,000 random': '1,000 random, by',
    '10,000 random': '10,000 random, by',
    '100 dense': '100 dense, by',
    '1,000 dense': '1,000 dense, by',
  };
  for (const [words, name] of Object.entries(rows)) {
    const cells = ['second.out.txt', 'third-scores.out.txt'].map((output) => {
      const bySeed = missedBy(output, name);
      const mean = bySeed.reduce((sum, n) => sum + n, 0) / bySeed.length;
      return bySeed.length > 1 ? (Math.round(mean * 10 + 1e-9) / 10).toFixed(1) : String(mean);
    });
    expect(plain).toContain(`| ${words} | ${cells.join(' | ')} |`);
  }
  expect(read('second.out.txt')).toMatch(/^of 35 /);
  expect(read('third-scores.out.txt')).toMatch(/^of 53 /);
});

const caughtOf = (output: string, name: string) =>
  read(output)
    .split('\n')
    .find((line) => line.startsWith(`  ${name}`))!
    .split(/(?:no|yes)/)
    .at(-1)!
    .trim()
    .split(/ +/)
    .map(Number);

test('both bugs of the second scheduler are caught as often as the text says', () => {
  const limit = 'hoursOf([...held, shift]) <= WEEK → ';
  const none = caughtOf('second.out.txt', `${limit}true`);
  const lower = caughtOf('second.out.txt', `${limit}hoursOf`);
  expect(plain).toContain(`| no limit on hours | ${none.slice(1, 4).join(' | ')} |`);
  expect(plain).toContain(`| limit of 47 hours | ${lower.slice(1, 4).join(' | ')} |`);
  expect(plain).toContain(`for ${20 - none[2]!} of 20 random seeds`);
  const columns = {'random, up to 8': 2, 'random, up to 14': 7, 'dense, up to 8': 8, 'dense, up to 14': 6};
  for (const [words, column] of Object.entries(columns)) {
    expect(plain).toContain(`| ${words} | ${none[column]} | ${lower[column]} |`);
  }
});

test('the predictions are those that were counted', () => {
  const bugs: Record<string, string> = {
    'hours, exactly': 'limit of 47 hours',
    'rest, exactly': 'rest above 11 hours',
  };
  const more = read('more.out.txt');
  const shown = rows.filter(({predicted}) => predicted < 19.8);
  expect(shown).toHaveLength(13);
  for (const {scheduler, rule, kind, runs, predicted, caught} of shown) {
    const bug = bugs[rule] ?? `no limit on ${rule}`;
    const [, expected, seeds, of] = new RegExp(
      `^${scheduler} +${rule} +${kind} +${runs} .* ([\\d.]+)% +(\\d+) +(\\d+) +[\\d.]+%$`,
      'm',
    ).exec(more)!;
    const share = (100 * Number(seeds)) / Number(of);
    expect(plain).toContain(
      `| ${bug} | ${runs.toLocaleString('en')} ${kind} | ${predicted.toFixed(1)} → ${caught} | ${expected}% | ${share.toFixed(1)}% |`,
    );
    if (rule in bugs) {
      expect(share).toBeLessThan(Number(expected));
    } else {
      expect(Math.abs(share - Number(expected))).toBeLessThan(3);
    }
  }
  expect(rows).toHaveLength(30);
  const [, hits, inputs, , ofThousand] =
    /hours +random +1000 +(\d+) +(\d+) +([\d.]+)% +(\d+)/.exec(more)!;
  expect(text).toContain(
    `in ${hits}, or ${((100 * Number(hits)) / Number(inputs)).toFixed(3)}%`,
  );
  expect(text).toContain(`of 1,000 seeds, ${ofThousand}.`);
  const strange = [...more.matchAll(/did not decide: (\d+)/g)].map(([, n]) => Number(n));
  const catches = [...more.matchAll(/(random +1000|random +10000|dense +100) .*% +(\d+) +\d+ +[\d.]+%/g)].map(([, , n]) => Number(n));
  const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0);
  expect(text).toContain(
    `Of ${sum(catches).toLocaleString('en')} catches here, ${sum(strange)} came from`,
  );
  expect(more).toMatch(/days +random +100 +73 .*\n.*days .* 537 +1000 /);
  const sure = rows.filter(({predicted}) => predicted >= 19.8);
  expect(sure).toHaveLength(17);
  expect(sure.every(({caught}) => caught === 20)).toBe(true);
  const hours = rows.filter(({rule, runs}) => rule === 'hours' && runs === 1000);
  expect(hours.map(({rate}) => `${(100 * rate).toFixed(3)}%`)).toEqual(['0.034%', '5.707%']);
  for (const row of rows.filter(({rate, runs}) => rate * runs >= 5)) {
    expect(row.caught).toBe(20);
  }
});

test('the properties miss some inputs that meet the limit exactly, and none when asked in turn', () => {
  const [met, atTheEnd, inTurn] = read('noticed.out.txt')
    .match(/(?<=: )\d+/g)!
    .map(Number);
  expect(text).toContain(`Of ${met} dense inputs that meet 48 hours exactly, ${atTheEnd} make`);
  expect(inTurn).toBe(met);
  expect(text).toContain(`it fails for all ${met} `);
});

test('twelve mutants of the third escape some seed, and one of them was not counted', () => {
  const lines = read('third-scores.out.txt')
    .split('\n')
    .filter((line) => / (?:no|yes) +\d/.test(line));
  const escape = lines.filter((line) => {
    const seeds = line.split(/(?:no|yes)/).at(-1)!.trim().split(/ +/);
    return seeds.some((count) => count !== '20');
  });
  expect(escape).toHaveLength(12);
  const [, hundred] = caughtOf('third-scores.out.txt', 'start % 24 >= 20 → start % 24 > 20');
  expect(text).toContain(`${20 - hundred!} seeds of 20 missed it in 100 random runs`);
});

test('the count in the working scheduler is that of inputs which pass 48 hours without the limit', () => {
  const unlimited = load(read('fair.ts').replace('hoursOf([...held, shift]) <= WEEK', 'true'));
  for (const weeks of [shifts, dense]) {
    for (const [list, n] of fc.sample(fc.tuple(weeks, people), {seed: 5, numRuns: 5000})) {
      const passes = !fairProperties.limited(list, unlimited(list, n), n);
      const decided = decisive(fairRules, fairRank, list, fair(list, n)).has('hours');
      expect(decided).toBe(passes);
    }
  }
});

test('the bias is as the text says', () => {
  const [, usual, without] = /nights +(\d+) +(\d+)/.exec(read('bias.out.txt'))!;
  const more = Math.round(100 * (Number(without) / Number(usual) - 1));
  expect(text).toContain(`decides in ${more}% more inputs`);
});

test('Hypothesis passes the limit as often as the text says', () => {
  const [, version, random, aimed] =
    /Hypothesis ([\d.]+),[^]*random: (\d+)\n.*target\(\): (\d+)/.exec(
      read('../data/targeted.txt'),
    )!;
  expect(text).toContain(`(version ${version}, `);
  expect(text).toContain(`random inputs pass 48 hours within 1,000 runs for ${random} seeds of 20`);
  expect(text).toContain(`as the target, they do for all ${aimed}`);
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

test('what was printed of the 30 cases is what the counts and the scores say', () => {
  const printed = read('compare.out.txt').split('\n').slice(1, 31);
  const counts = read('count.out.txt');
  for (const [index, {rate, predicted, caught}] of rows.entries()) {
    const share = `${(100 * rate).toFixed(3)}%`;
    const cells = printed[index]!.trim().split(/ +/);
    expect([cells.at(-4), cells.at(-2), cells.at(-1)]).toEqual([
      share,
      predicted.toFixed(1),
      String(caught),
    ]);
    expect(counts).toContain(share);
  }
});
