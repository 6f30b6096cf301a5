import fc from 'fast-check';
import {expect, test} from 'vitest';
import {bugs, isCaught, isHit, noLimit} from './bugs';
import {decides, isAtEdge} from './decides';
import {dense, drawn, longer, random} from './generated';
import {schedule} from './hours';
import {hoursProperties, weakProperties} from './hours-properties';
import type {Shift, Week} from './types';

test.each([
  ['properties', hoursProperties],
  ['properties before the repair', weakProperties],
])('the scheduler has its %s', (_, properties) => {
  for (const inputs of [random, longer, dense, drawn]) {
    const property = fc.property(inputs, (week) => {
      const roster = schedule(...week);
      return Object.values(properties).every((holds) => holds(week, roster));
    });
    fc.assert(property, {seed: 20240917, numRuns: 1000});
  }
});

test('the limit decides for the inputs with which somebody passes it once it is deleted, and its edge for those that the bug in it changes', () => {
  for (const inputs of [random, dense, drawn]) {
    for (const week of fc.sample<Week>(inputs, {seed: 5, numRuns: 5000})) {
      const passes = !hoursProperties.limited(week, noLimit(...week));
      expect(decides(week)).toBe(passes);
      expect(isHit(noLimit, week)).toBe(passes);
      expect(isHit(bugs['< for <='], week)).toBe(isAtEdge(week));
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
  const bug = bugs['< for <='];
  expect(isCaught(bug, [week, 1], weakProperties)).toBe(false);
  expect(isCaught(bug, [week, 1])).toBe(true);
  expect(isCaught(bug, [week.slice(0, 5), 1], weakProperties)).toBe(true);
});
