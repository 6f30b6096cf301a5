// Slow: takes minutes. In a million random inputs and 200,000 of each other kind, from seeds that no other program scores: for how many does each bug change the roster, and how many of those does a property notice?
import fc from 'fast-check';
import {bugs, isHit, isNoticed} from './bugs';
import {dense, drawn, longer, random, unbiased} from './generated';
import {hoursOf, weakProperties} from './hours-properties';
import type {Week} from './types';

console.log('inputs             of  bug                           hits   noticed  before the repair');
for (const [name, inputs] of Object.entries<fc.Arbitrary<Week>>({random, dense, longer, unbiased, drawn})) {
  const found = Object.entries(bugs).map(([bug, make]) => ({bug, make, hits: 0, noticed: 0, before: 0}));
  const seeds = name === 'random' ? 1000 : 200;
  for (let seed = 10_001; seed <= 10_000 + seeds; seed++) {
    for (const week of fc.sample(inputs, {seed, numRuns: 1000})) {
      const [shifts, , limit = 48] = week;
      if (hoursOf(shifts) < limit) {
        continue; // Nobody can even reach the limit, so a bug in it changes nothing.
      }
      for (const one of found) {
        if (isHit(one.make, week)) {
          one.hits++;
          one.noticed += Number(isNoticed(one.make, week));
          one.before += Number(isNoticed(one.make, week, weakProperties));
        }
      }
    }
  }
  for (const {bug, hits, noticed, before} of found) {
    console.log(name.padEnd(12), `${seeds},000`.replace('1000', '1,000').padStart(9), '', bug.padEnd(25), ...[hits, noticed, before].map((count) => count.toLocaleString('en').padStart(9)));
  }
}
