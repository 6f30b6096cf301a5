// Slow: takes a minute. Within 1,000 runs, how many of 1,000 seeds make a property fail for each bug in the limit, and which bugs do the two pins catch?
import fc from 'fast-check';
import {bugs, isCaught} from './bugs';
import {dense, drawn, longer, random} from './generated';
import {edge, pin} from './pins';
import type {Week} from './types';

const SEEDS = 1000;
const RUNS = 1000;
const all = Object.values(bugs);

/** For each bug, in how many seeds a property fails within the runs. */
function caughtBy(inputs: fc.Arbitrary<Week>): number[] {
  const caught = all.map(() => 0);
  for (let seed = 1; seed <= SEEDS; seed++) {
    const left = new Set(all.keys());
    const property = fc.property(inputs, (input) => {
      for (const index of left) {
        if (isCaught(all[index]!, input)) {
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

const columns = Object.entries<fc.Arbitrary<Week>>({random, dense, longer, drawn});
const caught = columns.map(([, inputs]) => caughtBy(inputs));
console.log('% of seeds that catch it ', ...columns.map(([name]) => name.padStart(8)), '   pins');
Object.entries(bugs).forEach(([bug, make], index) => {
  const shares = caught.map((by) => ((100 * by[index]!) / SEEDS).toFixed(1));
  const isPinned = [pin, edge].some((week) => isCaught(make, week));
  console.log(bug.padEnd(25), ...shares.map((share) => share.padStart(8)), isPinned ? '  100.0' : '    0.0');
});
