import fc from 'fast-check';
import {expect, test} from 'vitest';
import {dense, people, shifts} from './generated';
import {cases64} from './small';
import {schedule} from './third';
import {thirdProperties} from './third-properties';

test.each(Object.entries(thirdProperties))('the third scheduler is %s', (_, holds) => {
  for (const weeks of [shifts, dense]) {
    const property = fc.property(weeks, people, (list, n) => holds(list, schedule(list, n), n));
    fc.assert(property, {seed: 20240917, numRuns: 1000});
  }
  expect(cases64.every(([list, n]) => holds(list, schedule(list, n), n))).toBe(true);
});
