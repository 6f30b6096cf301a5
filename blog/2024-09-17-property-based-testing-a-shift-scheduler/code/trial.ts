// Slow: takes half a minute. The predictions committed before the second scheduler had a bug, and what 20 seeds caught.
import fc from 'fast-check';
import {nightsBugs} from './bugs';
import {second} from './decisive';
import {random} from './generated';

const SEEDS = 20;

/** Generators, runs, and the seeds for the count: others than the 20 that are scored. */
const budgets = [
  ['random', random, 100, 1000],
  ['random', random, 1000, 100],
  ['random', random, 10_000, 20],
] as const;

const cases = [
  ['no limit on days', 'days', 'decisive'],
  ['no limit on nights', 'nights', 'decisive'],
  ['limit of one night', 'nights', 'met'],
] as const;

const caught = (bug: keyof typeof nightsBugs, inputs: typeof random, numRuns: number) => {
  const property = fc.property(inputs, (input) => !nightsBugs[bug](input));
  const seeds = Array.from({length: SEEDS}, (_, index) => index + 1);
  return seeds.filter((seed) => fc.check(property, {seed, numRuns, endOnFailure: true}).failed).length;
};

console.log('bug                 inputs         rate × runs  predicted  caught');
let [sum, all, variance] = [0, 0, 0];
for (const [name, inputs, numRuns, seeds] of budgets) {
  const hits = cases.map(() => 0);
  for (let seed = 1001; seed <= 1000 + seeds; seed++) {
    for (const [list, n] of fc.sample(inputs, {seed, numRuns})) {
      const found = second.count(list, n);
      cases.forEach(([, rule, kind], index) => {
        hits[index]! += Number(found[kind].has(rule));
      });
    }
  }
  cases.forEach(([bug], index) => {
    const rate = hits[index]! / (seeds * numRuns);
    const share = 1 - (1 - rate) ** numRuns;
    const seen = caught(bug, inputs, numRuns);
    if (share < 0.98) {
      sum += SEEDS * share;
      all += seen;
      variance += SEEDS * share * (1 - share);
    }
    console.log(
      bug.padEnd(19),
      `${numRuns.toLocaleString('en')} ${name}`.padEnd(14),
      (rate * numRuns).toFixed(2).padStart(11),
      (SEEDS * share).toFixed(1).padStart(10),
      String(seen).padStart(7),
    );
  });
}
console.log(
  `predicted below 98%: ${sum.toFixed(1)} in all, caught ${all}, standard deviation ${Math.sqrt(variance).toFixed(1)}`,
);
