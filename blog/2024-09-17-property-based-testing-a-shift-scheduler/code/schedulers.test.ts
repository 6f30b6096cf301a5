import fc from 'fast-check';
import {expect, test} from 'vitest';
import {bugs, isCaughtByWeak, noLimit} from './bugs';
import {decides} from './decides';
import {dense, random} from './generated';
import {schedule} from './hours';
import {hoursProperties, weakProperties} from './hours-properties';
import type {Shift} from './types';

test.each([
  ['properties', hoursProperties],
  ['properties before the repair', weakProperties],
])('the scheduler has its %s', (_, properties) => {
  for (const inputs of [random, dense]) {
    const property = fc.property(inputs, ([list, n]) => {
      const roster = schedule(list, n);
      return Object.values(properties).every((holds) => holds(list, roster, n));
    });
    fc.assert(property, {seed: 20240917, numRuns: 1000});
  }
});

test('the limit decides for the inputs with which somebody passes 48 hours once it is deleted', () => {
  for (const inputs of [random, dense]) {
    for (const [list, n] of fc.sample(inputs, {seed: 5, numRuns: 5000})) {
      const passes = !hoursProperties.limited(list, noLimit(list, n), n);
      expect(decides([list, n])).toBe(passes);
    }
  }
});

test('dense inputs have at most eight shifts, as the random ones do, and end within the week', () => {
  let [most, last] = [0, 0];
  for (const [list] of fc.sample(dense, {seed: 1, numRuns: 10_000})) {
    most = Math.max(most, list.length);
    last = Math.max(last, ...list.map(({end}) => end));
  }
  expect(most).toBe(8);
  expect(last).toBe(168);
});

test('the wrong refusal of Ann is noticed when it came up, and at the end of the week only without her last shift', () => {
  const week = [[0, 10], [21, 31], [42, 52], [63, 71], [82, 92], [103, 107]].map(
    ([start, end], id): Shift => ({id, start: start!, end: end!}),
  );
  expect(isCaughtByWeak([week, 1])).toBe(false);
  expect(bugs['limit of 47 hours']([week, 1])).toBe(true);
  expect(isCaughtByWeak([week.slice(0, 5), 1])).toBe(true);
});
