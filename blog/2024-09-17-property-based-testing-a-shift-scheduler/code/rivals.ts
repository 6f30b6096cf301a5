// Slow: takes a minute. Random and dense inputs, with and without the two pins, against each bug in the limit, and dense ones for each person.
import fc from 'fast-check';
import {bugs} from './bugs';
import {dense, denseForEach, random, type Week} from './generated';
import {edge, pin} from './pins';

const SEEDS = 1000;
const RUNS = 1000;
const all = Object.entries(bugs);

/** For each bug, in how many seeds a property fails within the runs. */
function caughtBy(inputs: fc.Arbitrary<Week>): number[] {
  const caught = all.map(() => 0);
  for (let seed = 1; seed <= SEEDS; seed++) {
    const left = new Set(all.keys());
    const property = fc.property(inputs, (input) => {
      for (const index of left) {
        if (all[index]![1](input)) {
          left.delete(index);
          caught[index]!++;
        }
      }
      return left.size > 0;
    });
    fc.check(property, {seed, numRuns: RUNS, endOnFailure: true});
  }
  return caught;
}

const [byRandom, byDense, byMore] = [random, dense, denseForEach].map(caughtBy);
console.log('seeds of 1,000 that catch it  random  + pins   dense  + pins  for each person');
all.forEach(([bug, isCaught], index) => {
  // The pins are the same for all seeds, and their `assert` is not asked: a property has to fail.
  const isPinned = [pin, edge].some(isCaught);
  const shares = [...[byRandom, byDense].flatMap((by) => [by![index]!, isPinned ? SEEDS : by![index]!]), byMore![index]!];
  console.log(bug.padEnd(28), ...shares.map((seeds) => `${((100 * seeds) / SEEDS).toFixed(1)}%`.padStart(7)));
});
