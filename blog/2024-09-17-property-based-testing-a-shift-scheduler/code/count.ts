// Slow: draws two million lists of shifts.
import fc from 'fast-check';
import {decisive, fairRank, fairRules, thirdRank, thirdRules, type Rules} from './decisive';
import {schedule as fair} from './fair';
import {dense, people, shifts} from './generated';
import {schedule as third} from './third';

const schedulers = {
  second: {make: fair, rules: fairRules, rank: fairRank},
  third: {make: third, rules: thirdRules, rank: thirdRank},
};

/** Other seeds than those of `second.ts` and `third-scores.ts`. */
const FIRST = 1001;

/** For each class, how many of these inputs fall in it. */
function count(
  {make, rules, rank}: (typeof schedulers)['second'],
  weeks: typeof shifts,
  seeds: number,
  numRuns: number,
): Map<string, number> {
  const counts = new Map(namesOf(rules).map((name) => [name, 0]));
  const property = fc.property(weeks, people, (list, n) => {
    for (const name of decisive(rules, rank, list, make(list, n))) {
      counts.set(name, counts.get(name)! + 1);
    }
  });
  for (let seed = FIRST; seed < FIRST + seeds; seed++) {
    fc.assert(property, {seed, numRuns});
  }
  return counts;
}

const namesOf = (rules: Rules) => Object.keys(rules).flatMap((name) => [name, `${name}, exactly`]);

const sizes = [
  [100, 1000],
  [1000, 100],
  [10_000, 20],
] as const;

console.log('% of inputs in which a rule decides, and seeds of 20 that should reach it in so many runs');
for (const [name, scheduler] of Object.entries(schedulers)) {
  for (const [kind, weeks] of Object.entries({random: shifts, dense})) {
    console.log(`${name}, ${kind}`.padEnd(20), ...sizes.map(([runs]) => String(runs).padStart(15)));
    const counts = sizes.map(([runs, seeds]) => count(scheduler, weeks, seeds, runs));
    for (const rule of namesOf(scheduler.rules)) {
      const cells = sizes.map(([runs, seeds], index) => {
        const rate = counts[index]!.get(rule)! / (seeds * runs);
        const expected = 20 * (1 - (1 - rate) ** runs);
        return `${(100 * rate).toFixed(3)}% ${expected.toFixed(1).padStart(4)}`.padStart(15);
      });
      console.log(`  ${rule}`.padEnd(20), ...cells);
    }
  }
}
