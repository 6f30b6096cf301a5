// Slow: takes a minute. The share of 1,000 seeds that have caught a deleted rule after so many runs, up to five expected hits.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {hoursBugs, nightsBugs} from './bugs';
import {second} from './decisive';
import {random} from './generated';

const SEEDS = 1000;

/** How often each rule decides in a million random inputs from other seeds. */
const rivals = readFileSync(join(__dirname, 'rivals.out.txt'), 'utf8');
const rateOf = (rule: string) =>
  Number(new RegExp(`decisive in .*\\b${rule} ([\\d,]+)`).exec(rivals)![1]!.replaceAll(',', '')) / 1e6;

console.log('rule      runs  hits  predicted  caught');
let most = 0;
for (const [rule, isCaught] of [
  ['hours', hoursBugs['no limit on hours']],
  ['days', nightsBugs['no limit on days']],
  ['nights', nightsBugs['no limit on nights']],
] as const) {
  const rate = rateOf(rule);
  const last = Math.round(5 / rate);
  const property = fc.property(random, (week) => !isCaught(week));
  const caughtIn = Array.from({length: SEEDS}, (_, index) => {
    const {failed, numRuns} = fc.check(property, {seed: index + 1, numRuns: last, endOnFailure: true});
    return failed ? numRuns : Infinity;
  });
  // Six to a factor of ten, down to a twentieth of a hit, and the 1,000 of the text.
  const steps = Array.from({length: 13}, (_, step) => Math.round(last / 10 ** (step / 6)));
  for (const runs of [...new Set([1000, ...steps])].sort((a, b) => a - b)) {
    const predicted = 100 * (1 - (1 - rate) ** runs);
    const caught = (100 * caughtIn.filter((run) => run <= runs).length) / SEEDS;
    most = Math.max(most, Math.abs(caught - predicted));
    console.log(
      rule.padEnd(7),
      runs.toLocaleString('en').padStart(6),
      (rate * runs).toFixed(2).padStart(5),
      `${predicted.toFixed(1)}%`.padStart(10),
      `${caught.toFixed(1)}%`.padStart(7),
    );
  }
}
console.log(`predicted and caught differ by at most ${most.toFixed(1)} percentage points`);

// fast-check prefers the ends of ranges, most of all in early runs.
let early = 0;
for (let seed = 20_001; seed <= 30_000; seed++) {
  early += fc.sample(random, {seed, numRuns: 100}).filter((week) => second.count(...week).decisive.has('nights')).length;
}
console.log(`of 1,000,000 random inputs, each in the first 100 runs of a seed, nights decide in ${early.toLocaleString('en')}`);
