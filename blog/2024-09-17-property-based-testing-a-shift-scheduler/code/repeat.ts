// Slow: takes a minute. The predictions and the catches of both schedulers over 1,000 seeds each.
import fc from 'fast-check';
import {cases as all} from './cases';
import {first, second} from './decisive';
import {dense, random} from './generated';

const SEEDS = 1000;

/** Those that the post counts over 1,000 seeds. */
const cases = all.filter(([bug]) => !bug.startsWith('no rest') && bug !== 'limit of one night');

/** Runs, and after how many the result is read. */
const searches = [
  ['random', random, [100, 1000]],
  ['dense', dense, [100]],
] as const;

console.log('bug                            inputs          hits of inputs  predicted  caught  margin  noticed');
for (const [kind, inputs, stops] of searches) {
  const numRuns = Math.max(...stops);
  const hits = cases.map(() => stops.map(() => ({all: 0, noticed: 0})));
  // Other seeds than those that are scored.
  for (let seed = 10_001; seed <= 10_000 + SEEDS; seed++) {
    fc.sample(inputs, {seed, numRuns}).forEach(([list, n], run) => {
      const found = new Map([first, second].map((one) => [one, one.count(list, n)]));
      cases.forEach(([, isCaught, counter, how, rule], index) => {
        if (found.get(counter)![how].has(rule)) {
          const noticed = Number(isCaught([list, n]));
          stops.forEach((stop, at) => {
            if (run < stop) {
              hits[index]![at]!.all++;
              hits[index]![at]!.noticed += noticed;
            }
          });
        }
      });
    });
  }
  const firstRuns = cases.map((): number[] => []);
  for (let seed = 1; seed <= SEEDS; seed++) {
    let run = 0;
    const left = new Set(cases.keys());
    const property = fc.property(inputs, (input) => {
      run++;
      for (const index of left) {
        if (cases[index]![1](input)) {
          left.delete(index);
          firstRuns[index]!.push(run);
        }
      }
      return left.size > 0;
    });
    fc.check(property, {seed, numRuns, endOnFailure: true});
  }
  cases.forEach(([bug], index) => {
    stops.forEach((stop, at) => {
      const {all, noticed} = hits[index]![at]!;
      const predicted = (some: number) => 1 - (1 - some / (SEEDS * stop)) ** stop;
      const share = predicted(all);
      const caught = firstRuns[index]!.filter((run) => run <= stop).length / SEEDS;
      // Twice the standard error of the difference: of the seeds scored, and of the hits counted.
      const ofCount = predicted(all + Math.sqrt(all)) - share;
      const margin = 1.96 * Math.sqrt((share * (1 - share)) / SEEDS + ofCount ** 2);
      console.log(
        bug.padEnd(30),
        `${stop.toLocaleString('en')} ${kind}`.padEnd(12),
        String(all).padStart(7),
        'of',
        String(SEEDS * stop).padStart(8),
        ...[share, caught, margin].map((one) => `${(100 * one).toFixed(1)}%`.padStart(8)),
        `${((100 * noticed) / all).toFixed(1)}%`.padStart(9),
      );
    });
  });
}
