import fc from 'fast-check';
import {expect, test} from 'vitest';
import {decisive, fairRank as rank, fairRules as rules} from './decisive';
import {schedule} from './fair';
import {dense, people, shifts} from './generated';

// #region enough
function hitsPerRun(rule: string, inputs: typeof week, seeds = 20) {
  let hits = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    for (const [list, n] of fc.sample(inputs, {seed, numRuns: 1000})) {
      const found = decisive(rules, rank, list, schedule(list, n));
      hits += Number(found.has(rule));
    }
  }
  return hits / seeds;
}

const week = fc.tuple(dense, people);
test.each(Object.keys(rules))('%s decides often enough', (rule) => {
  expect(hitsPerRun(rule, week)).toBeGreaterThan(5);
});
// #endregion

test('the random inputs do not reach the limit on hours often enough', () => {
  expect(hitsPerRun('hours', fc.tuple(shifts, people))).toBeLessThan(1);
});
