// Slow: takes a minute. The share of 1,000 seeds that have caught the deleted limit after so many runs, up to five expected hits.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {bugs, isCaught} from './bugs';
import {drawn, longer, random, unbiased} from './generated';
import type {Week} from './types';

const SEEDS = 1000;

/** For how many inputs from other seeds the limit decides. */
const counted = readFileSync(join(__dirname, 'count.out.txt'), 'utf8');
const numbersOf = (inputs: string) =>
  new RegExp(`^${inputs} +([\\d,]+) +no limit +([\\d,]+) `, 'm')
    .exec(counted)!
    .slice(1)
    .map((found) => Number(found.replaceAll(',', ''))) as [number, number];

console.log('inputs      runs  hits  predicted  error  caught');
for (const [name, inputs] of Object.entries<fc.Arbitrary<Week>>({random, longer, unbiased, drawn})) {
  const [sample, hits] = numbersOf(name);
  const rate = hits / sample;
  const last = Math.round(5 / rate);
  const property = fc.property(inputs, (week) => !isCaught(bugs['no limit'], week));
  const caughtIn = Array.from({length: SEEDS}, (_, index) => {
    const {failed, numRuns} = fc.check(property, {seed: index + 1, numRuns: last, endOnFailure: true});
    return failed ? numRuns : Infinity;
  });
  // Six to a factor of ten, down to a twentieth of a hit, and the 1,000 of the text.
  const steps = Array.from({length: 13}, (_, step) => Math.round(last / 10 ** (step / 6)));
  const all = new Set([...(last > 1000 ? [1000] : []), ...steps]);
  for (const runs of [...all].filter((count) => count > 0).sort((a, b) => a - b)) {
    const missed = (1 - rate) ** runs;
    // The rate is from a sample, and so is the share of seeds.
    const error = Math.sqrt((missed * (1 - missed)) / SEEDS + (runs * missed) ** 2 * (rate / sample));
    const caught = caughtIn.filter((run) => run <= runs).length / SEEDS;
    console.log(
      name.padEnd(9),
      runs.toLocaleString('en').padStart(6),
      (rate * runs).toFixed(2).padStart(5),
      `${(100 * (1 - missed)).toFixed(1)}%`.padStart(10),
      `${(100 * error).toFixed(1)}%`.padStart(6),
      `${(100 * caught).toFixed(1)}%`.padStart(7),
    );
  }
}
