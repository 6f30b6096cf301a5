// Slow: takes a minute. The share of 1,000 seeds that have caught the deleted limit after so many runs, up to five expected hits.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {bugs} from './bugs';
import {dense, random} from './generated';

const SEEDS = 1000;
const SAMPLE = 1e6;

/** How often the limit decides in a million inputs from other seeds. */
const counted = readFileSync(join(__dirname, 'count.out.txt'), 'utf8');
const rateOf = (inputs: string) =>
  Number(new RegExp(`${inputs} inputs: .* without the limit ([\\d,]+)`).exec(counted)![1]!.replaceAll(',', '')) / SAMPLE;

console.log('inputs    runs  hits  predicted  error  caught');
for (const [name, inputs] of [['random', random], ['dense', dense]] as const) {
  const rate = rateOf(name);
  const last = Math.round(5 / rate);
  const property = fc.property(inputs, (week) => !bugs['no limit'](week));
  const caughtIn = Array.from({length: SEEDS}, (_, index) => {
    const {failed, numRuns} = fc.check(property, {seed: index + 1, numRuns: last, endOnFailure: true});
    return failed ? numRuns : Infinity;
  });
  // Six to a factor of ten, down to a twentieth of a hit, and the 1,000 of the text.
  const steps = Array.from({length: 13}, (_, step) => Math.round(last / 10 ** (step / 6)));
  for (const runs of [...new Set([...(last > 1000 ? [1000] : []), ...steps])].sort((a, b) => a - b)) {
    const missed = (1 - rate) ** runs;
    // The rate is from a sample, and so is the share of seeds.
    const error = Math.sqrt((missed * (1 - missed)) / SEEDS + (runs * missed) ** 2 * (rate / SAMPLE));
    const caught = caughtIn.filter((run) => run <= runs).length / SEEDS;
    console.log(
      name.padEnd(7),
      runs.toLocaleString('en').padStart(6),
      (rate * runs).toFixed(2).padStart(5),
      `${(100 * (1 - missed)).toFixed(1)}%`.padStart(10),
      `${(100 * error).toFixed(1)}%`.padStart(6),
      `${(100 * caught).toFixed(1)}%`.padStart(7),
    );
  }
}
