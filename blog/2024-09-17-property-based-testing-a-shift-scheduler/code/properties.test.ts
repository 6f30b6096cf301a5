import fc from 'fast-check';
import {expect, test} from 'vitest';
import {people, shifts} from './generated';
import {complete, maximal, properties, rested} from './properties';
import {schedule, type Shift} from './scheduler';
import {seeded} from './seeded';

const options = {seed: 20240917, numRuns: 1000};

test.each(Object.entries(properties))('the scheduler is %s', (_, holds) => {
  const property = fc.property(shifts, people, (list, n) => {
    return holds(list, schedule(list, n), n);
  });
  fc.assert(property, options);
});

/** Shifts from hours: `[[15, 19], [0, 4]]`. */
const list = (...hours: Array<[number, number]>) =>
  hours.map(([start, end], id): Shift => ({id, start, end}));

test('lastOnly is right where shifts come in order of time', () => {
  const sorted = shifts.map((week) => {
    return week.toSorted((a, b) => a.start - b.start);
  });
  const property = fc.property(sorted, people, (week, n) => {
    return rested(week, seeded.lastOnly(week, n), n);
  });
  fc.assert(property, options);
});

test('its counterexample needs all three shifts', () => {
  const week = list([15, 19], [0, 4], [15, 19]);
  expect(rested(week, seeded.lastOnly(week, 1), 1)).toBe(false);
  for (const shift of week) {
    const less = week.filter((other) => other !== shift);
    expect(rested(less, seeded.lastOnly(less, 1), 1)).toBe(true);
  }
});

test('strict fails at a gap of 11 hours, and at no other', () => {
  for (let gap = 0; gap <= 20; gap++) {
    const week = list([0, 4], [4 + gap, 8 + gap]);
    const isRight = maximal(week, seeded.strict(week, 1), 1);
    expect(isRight).toBe(gap !== 11);
  }
});

test('a scheduler that assigns nothing is rested and complete', () => {
  const week = list([0, 4], [20, 24]);
  const roster = seeded.never(week, 3);
  expect(roster.open).toEqual(week);
  expect([rested, complete].every((holds) => holds(week, roster, 3))).toBe(true);
});
