// Slow: takes a minute. How often the limit decides, and how often its edge does, from seeds that no other program scores.
import {isDeepStrictEqual} from 'node:util';
import fc from 'fast-check';
import {onlyFirst} from './bugs';
import {decides, isAtEdge} from './decides';
import {dense, random, type Week} from './generated';
import {schedule} from './hours';

/** If only the first person has a limit, would the roster be different? */
const decidesForOthers = (week: Week) => !isDeepStrictEqual(schedule(...week), onlyFirst(...week));

for (const [name, inputs] of [['random', random], ['dense', dense]] as const) {
  let [decisive, edge, others] = [0, 0, 0];
  for (let seed = 10_001; seed <= 11_000; seed++) {
    for (const week of fc.sample(inputs, {seed, numRuns: 1000})) {
      decisive += Number(decides(week));
      edge += Number(isAtEdge(week));
      others += Number(decidesForOthers(week));
    }
  }
  const [without, lower, first] = [decisive, edge, others].map((count) => count.toLocaleString('en'));
  console.log(`of 1,000,000 ${name} inputs: another roster without the limit ${without}, with one of 47 hours ${lower}, with one for the first person only ${first}`);
}
