import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {bugs} from './bugs';

// What the post says, against what was printed.

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.md').replace(/\s+/g, ' ');

const number = (printed: string | undefined) => Number(printed!.replaceAll(',', ''));
const MILLION = 1_000_000;

/** How many of a million inputs have another roster, without the limit and for the first person only. */
const [random, dense] = ['random', 'dense'].map((inputs) => {
  const [, decides, others] = new RegExp(
    `of 1,000,000 ${inputs} inputs: .* without the limit ([\\d,]+), .* for the first person only ([\\d,]+)`,
  ).exec(read('count.out.txt'))!;
  return {decides: number(decides), others: number(others)};
}) as [{decides: number; others: number}, {decides: number; others: number}];

/** What curve.ts printed, by inputs and runs. */
const curve = [...read('curve.out.txt').matchAll(/^(\w+) +([\d,]+) +([\d.]+) +([\d.]+)% +([\d.]+)% +([\d.]+)%$/gm)].map(
  ([, inputs, runs, hits, predicted, error, caught]) => ({
    inputs,
    runs: number(runs),
    hits: Number(hits),
    predicted: Number(predicted),
    error: Number(error),
    caught: Number(caught),
  }),
);

test('the limit is as rare as the text says', () => {
  const at = curve.find(({inputs, runs}) => inputs === 'random' && runs === 1000)!;
  const {decides} = random;
  expect(text).toContain(`only one input in ${(Math.round(MILLION / decides / 100) * 100).toLocaleString('en')}, so`);
  expect(text).toContain(`The limit decides for ${decides} of a million random inputs`);
  expect(text).toContain(`can expect ${((1000 * decides) / MILLION).toFixed(2)} hits`);
  expect(text).toContain(`${Math.round(10 * (100 - at.caught))} of the 1,000 tests passed.`);
  const predicted = 100 * (1 - (1 - decides / MILLION) ** 1000);
  expect(predicted.toFixed(1)).toBe(at.predicted.toFixed(1));
  const rate = `1 − (1 − ${(decides / MILLION).toFixed(6)})<sup>1,000</sup>`;
  expect(text).toContain(`${rate} or ${predicted.toFixed(1)}% of seeds should draw at least one.`);
  expect(text).toContain(`The deleted limit was caught by ${at.caught}% of 1,000 other seeds`);
  // Two samples: the million inputs and the thousand seeds.
  const share = predicted / 100;
  const error = Math.hypot(Math.sqrt((share * (1 - share)) / 1000), (1000 * (1 - share) * Math.sqrt(decides)) / MILLION);
  expect(text).toContain(`differ by up to ${(196 * error).toFixed(1)} points by chance (95%)`);
});

test('one expected hit is missed by 37% of seeds, and five by less than 1%', () => {
  expect(Math.round(100 * (1 - 1 / 1000) ** 1000)).toBe(37);
  expect((1 - 5 / 1000) ** 1000).toBeLessThan(0.01);
  expect(0.5 * 0.5 * (1 / 250)).toBe(1 / 1000);
});

test('the curves end where the text says', () => {
  expect(curve).toHaveLength(14 + 13);
  const ends = ['random', 'dense'].map((name) => curve.findLast(({inputs}) => inputs === name)!);
  for (const {hits, caught} of ends) {
    expect(hits).toBeCloseTo(5, 1);
    expect(caught).toBeGreaterThan(99);
  }
  const [afterRandom, afterDense] = ends.map(({runs}) => runs) as [number, number];
  expect(text).toContain(`decides for ${((100 * dense.decides) / MILLION).toFixed(1)}% of the inputs. At that rate, five hits take ${afterDense} runs`);
  expect(text).toContain(`dense ones at ${ends[1]!.caught}% after ${afterDense}.`);
  expect(read('figures.ts')).toContain(`After ${afterDense} dense inputs or ${afterRandom.toLocaleString('en')} random ones`);
  const missed = 1 - ends[1]!.caught / 100;
  expect(Math.round(1000 * missed)).toBe(9);
  expect(text).toContain(`nine seeds in 1,000 missed it, as with ${(-Math.log(missed)).toFixed(1)} hits`);
  const off = (row: (typeof curve)[number]) => row.predicted - row.caught;
  const most = curve.reduce((one, other) => (off(other) > off(one) ? other : one));
  expect(text).toContain(
    `after ${most.runs} ${most.inputs} inputs, ${Math.round(most.predicted)}% of seeds should have caught the deleted limit, and ${Math.round(most.caught)}% did`,
  );
});

test('the table has the shares of seeds that each test catches', () => {
  const rows = [...read('rivals.out.txt').matchAll(/^(\S.*?) {2,}([\d.]+)% +([\d.]+)% +([\d.]+)% +([\d.]+)% +([\d.]+)%$/gm)];
  expect(rows.map(([, bug]) => bug)).toEqual(Object.keys(bugs));
  for (const [, bug, ...all] of rows) {
    const [shares, forEach] = [all.slice(0, 4), all[4]];
    expect(forEach).toBe('100.0');
    const cells = shares.map((share) => (share === '100.0' ? '100' : share === '0.0' ? '0' : share));
    const written = bug!.replace('first only', 'first person only');
    expect(text).toContain(`| ${written} | ${cells.join(' | ')} |`);
  }
  expect([random.others, dense.others]).toEqual([0, 0]);
  expect(text).toContain('for none of two million inputs');
  expect(text).toContain('all 1,000 seeds catch all five bugs, even without pins');
  expect(rows).toHaveLength(5);
  // Hits per 1,000 dense inputs: two are counted, and the third follows from the seeds that missed.
  const lower = number(/dense inputs: .* one of 47 hours ([\d,]+)/.exec(read('count.out.txt'))![1]);
  const missed = 1 - Number(rows.find(([, bug]) => bug === 'limit of 49 hours')![4]) / 100;
  const [none, less, more] = [dense.decides / 1000, lower / 1000, -Math.log(missed)];
  expect(text).toContain(`expect ${Math.round(none)} hits for the deleted limit, but only ${less.toFixed(1)} for one of 47 hours`);
  expect(text).toContain(`${more.toFixed(1)} for one of 49.`);
});

test('what goes unnoticed is as the text says', () => {
  const rows = [...read('unnoticed.out.txt').matchAll(/^(.+?) {2,}([\d,]+) +([\d,]+)$/gm)];
  expect(rows.map(([, bug]) => bug)).toEqual(['no limit', 'limit of 47 hours', 'limit of 47 hours, weak property']);
  const [[, , decides, none], [, , counted, alsoNone], [, , weak, unnoticed]] = rows.map((row) => [...row]) as [string[], string[], string[]];
  expect([none, alsoNone, weak]).toEqual(['0', '0', counted]);
  expect(text).toContain(`all ${counted} of 300,000 dense inputs`);
  expect(text).toContain(`for ${unnoticed} of them, every property held`);
  expect(text).toContain(`notices all ${counted}.`);
  expect(text).toContain(`noticed in each of the ${decides} for which it decides`);
});

test('the helper prints what the text shows', () => {
  expect(read('delivery.out.txt')).toContain('weight: 1.00 hits in 1000 runs');
});
