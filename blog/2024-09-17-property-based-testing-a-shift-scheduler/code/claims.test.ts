import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {bugs} from './bugs';

// What the post says, against what was printed.

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.md').replace(/\s+/g, ' ');

const number = (printed: string) => Number(printed.replaceAll(',', ''));
const MILLION = 1_000_000;

/** What count.ts printed: for each kind of input and each bug, the inputs whose roster it changes, and how many of those a property notices. */
const counts = [...read('count.out.txt').matchAll(/^(\w+) +([\d,]+) +(\S.*?) {2,}([\d,]+) +([\d,]+) +([\d,]+)$/gm)].map(
  ([, inputs, sample, bug, ...found]) => {
    const [hits, noticed, before] = found.map(number) as [number, number, number];
    return {inputs, sample: number(sample!), bug: bug!, hits, noticed, before};
  },
);
const countOf = (inputs: string, bug: string) => counts.find((one) => one.inputs === inputs && one.bug === bug)!;

/** What curve.ts printed, by inputs and runs. */
const curve = [...read('curve.out.txt').matchAll(/^(\w+) +([\d,]+) +([\d.]+) +([\d.]+)% +([\d.]+)% +([\d.]+)%$/gm)].map(
  ([, inputs, runs, hits, predicted, error, caught]) => ({
    inputs,
    runs: number(runs!),
    hits: Number(hits),
    predicted: Number(predicted),
    error: Number(error),
    caught: Number(caught),
  }),
);

/** What rivals.ts printed: the shares of seeds that catch each bug, and whether the pins do. */
const kinds = ['random', 'dense', 'longer', 'drawn'];
const shares = [...read('rivals.out.txt').matchAll(/^(\S.*?) {2,}([\d.]+) +([\d.]+) +([\d.]+) +([\d.]+) +([\d.]+)$/gm)].map(
  ([, bug, ...all]) => ({bug: bug!, caught: all.slice(0, 4).map(Number), byPins: Number(all[4])}),
);

test('each kind has a row for each bug', () => {
  const all = Object.keys(bugs);
  for (const inputs of [...kinds, 'unbiased']) {
    expect(counts.filter((one) => one.inputs === inputs).map(({bug}) => bug)).toEqual(all);
  }
  expect(new Set(counts.filter(({inputs}) => inputs !== 'random').map(({sample}) => sample))).toEqual(new Set([200_000]));
  expect(countOf('random', 'no limit').sample).toBe(MILLION);
  expect(text).toContain('in a million random ones and 200,000 of each other kind');
  expect(shares.map(({bug}) => bug)).toEqual(all);
});

test('the limit is as rare as the text says', () => {
  const at = curve.find(({inputs, runs}) => inputs === 'random' && runs === 1000)!;
  const decides = countOf('random', 'no limit').hits;
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

test('a test at 26% turns red within ten builds', () => {
  const caught = shares[0]!.caught[0]! / 100;
  expect(Math.round(100 * (1 - (1 - caught) ** 10))).toBe(95);
  expect(text).toContain('within ten builds (95%)');
});

test('the curves end where the text says', () => {
  const ends = ['random', 'longer', 'unbiased', 'drawn'].map((name) => curve.findLast(({inputs}) => inputs === name)!);
  for (const {hits, caught} of ends) {
    expect(hits).toBeCloseTo(5, 1);
    expect(caught).toBeGreaterThan(99);
  }
  const [afterRandom, afterLonger, , afterDrawn] = ends as [(typeof curve)[number], (typeof curve)[number], (typeof curve)[number], (typeof curve)[number]];
  const atThousand = curve.find(({inputs, runs}) => inputs === 'random' && runs === 1000)!;
  expect(text).toContain(
    `random inputs are at ${atThousand.caught}% after 1,000 runs.`,
  );
  expect(read('figures.ts')).toContain(
    `After ${afterDrawn.runs} inputs with a drawn limit, ${afterLonger.runs} longer ones or ${afterRandom.runs.toLocaleString('en')} random ones`,
  );
});

test('fewer hits come early with the bias, and without it as many as predicted', () => {
  const at = (name: string, after: number) => curve.find(({inputs, runs}) => inputs === name && runs === after)!;
  const [biased, unbiased] = [at('longer', 16), at('unbiased', 14)];
  expect(text).toContain(
    `after 16 inputs, ${Math.round(biased.predicted)}% of seeds should have caught the deleted limit, but ${Math.round(biased.caught)}% did`,
  );
  expect(text).toContain(`${Math.round(unbiased.caught)}% caught it after 14 inputs, where ${Math.round(unbiased.predicted)}% should`);
  // More than chance with the bias, and not without, at any number of runs.
  expect(biased.predicted - biased.caught).toBeGreaterThan(4 * biased.error);
  for (const {predicted, caught, error} of curve.filter(({inputs}) => inputs === 'unbiased')) {
    expect(Math.abs(predicted - caught)).toBeLessThan(2 * error);
  }
});

test('the table has the hits per 1,000 inputs, and the properties notice all of them', () => {
  const cellOf = (hits: number) => (hits === 0 ? '0' : hits.toFixed(hits < 1 ? 2 : hits < 10 ? 1 : 0));
  for (const bug of Object.keys(bugs)) {
    const rows = kinds.map((inputs) => countOf(inputs, bug));
    const cells = rows.map(({hits, sample}) => cellOf((1000 * hits) / sample));
    const written = bug.replace('first only', 'first person only').replace('< for <=', '`<` for `<=`').replace(' 49', ' 49 hours');
    expect(text).toContain(`| ${written} | ${cells.join(' | ')} |`);
  }
  expect(text).toContain('The repaired properties noticed every one of these hits.');
  for (const {hits, noticed} of counts) {
    expect(noticed).toBe(hits);
  }
});

test('no kind of inputs has between four and 12 hits per 1,000, and longer lists have fewer than five per 100 for three bugs', () => {
  const rates = counts.map(({hits, sample}) => (1000 * hits) / sample);
  expect(rates.filter((rate) => rate >= 4 && rate < 11.5)).toEqual([]);
  const few = Object.keys(bugs).filter((bug) => {
    const {hits, sample} = countOf('longer', bug);
    return (100 * hits) / sample < 5;
  });
  expect(few).toHaveLength(3);
});

test('with five expected hits or more, every seed catches a bug, and the others are caught as often as the text says', () => {
  const below: string[] = [];
  for (const {bug, caught} of shares) {
    kinds.forEach((inputs, index) => {
      const {hits, sample} = countOf(inputs, bug);
      if ((1000 * hits) / sample >= 5) {
        expect(caught[index]).toBe(100);
      } else if (hits > 0) {
        below.push(`${inputs}: ${caught[index]}`);
      } else {
        expect(caught[index]).toBe(0);
      }
    });
  }
  const most = Math.max(...below.filter((one) => one.startsWith('random')).map((one) => Number(one.slice(8))));
  expect(text).toContain(`Random inputs managed at most ${most}%.`);
  const [default49, edge] = ['default of 49', '< for <='].map((bug) => {
    const {hits, sample} = countOf('dense', bug);
    return {rate: ((1000 * hits) / sample).toFixed(1), caught: shares.find((one) => one.bug === bug)!.caught[1]};
  });
  expect(shares[0]!.caught.slice(2)).toEqual([100, 100]);
  expect(text).toContain('with either, all 1,000 tests failed');
  expect(below).toHaveLength(4 + 2);
  expect(text).toContain(`at ${edge!.rate}, ${edge!.caught}% did, and at ${default49!.rate}, ${default49!.caught}%.`);
});

test('the pins catch the first three bugs', () => {
  expect(shares.map(({byPins}) => byPins)).toEqual([100, 100, 100, 0, 0]);
  expect(text).toContain('The two pins catch the first three bugs');
});

test('what went unnoticed is as the text says', () => {
  const {hits, before, sample} = countOf('longer', '< for <=');
  expect(text).toContain(`the ${hits.toLocaleString('en')} of ${sample.toLocaleString('en')} longer inputs`);
  expect(text).toContain(`For ${(hits - before).toLocaleString('en')} of them, every property held.`);
  expect(text).toContain(`The repaired property notices all ${hits.toLocaleString('en')}.`);
});

test('fast-check stops at ten items without a size, as the text says', () => {
  const longest = (options: fc.ArrayConstraints) =>
    Math.max(...fc.sample(fc.array(fc.nat(), options), {seed: 1, numRuns: 1000}).map(({length}) => length));
  expect(longest({maxLength: 24})).toBe(10);
  expect(longest({maxLength: 24, size: 'max'})).toBe(24);
});

test('the helper prints what the text shows, and tells 0.3 from five', () => {
  expect(read('fails.out.txt')).toMatch(/limit: 0\.\d\d hits in 1000 runs \(want 5\)/);
});
