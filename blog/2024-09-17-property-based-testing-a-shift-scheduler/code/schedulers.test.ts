import fc from 'fast-check';
import {expect, test} from 'vitest';
import {hoursBugs, noLimit} from './bugs';
import {first, firstOf} from './decisive';
import {dense, random} from './generated';
import {schedule as byHours} from './hours';
import {hoursProperties, weakProperties} from './hours-properties';
import {schedule as byNights} from './nights';
import {nightsProperties} from './nights-properties';
import type {Property, Scheduler, Shift} from './types';

const all: Array<[string, Scheduler, Record<string, Property>]> = [
  ['the first', byHours, hoursProperties],
  ['the first, with the weak property,', byHours, weakProperties],
  ['the second', byNights, nightsProperties],
];

test.each(all)('%s scheduler has its properties', (_, schedule, properties) => {
  for (const inputs of [random, dense]) {
    const property = fc.property(inputs, ([list, n]) => {
      const roster = schedule(list, n);
      return Object.values(properties).every((holds) => holds(list, roster, n));
    });
    fc.assert(property, {seed: 20240917, numRuns: 1000});
  }
});

test('the count in the working scheduler is that of inputs which pass 48 hours without the limit', () => {
  for (const inputs of [random, dense]) {
    for (const [list, n] of fc.sample(inputs, {seed: 5, numRuns: 5000})) {
      const passes = !hoursProperties.limited(list, noLimit(list, n), n);
      expect(first.count(list, n).decisive.has('hours')).toBe(passes);
    }
  }
});

test('without the limit, it decides in no input, and where it decides in none, both rosters are the same', () => {
  const unlimited = firstOf(noLimit);
  for (const inputs of [random, dense]) {
    for (const [list, n] of fc.sample(inputs, {seed: 6, numRuns: 5000})) {
      expect(unlimited.count(list, n).decisive.has('hours')).toBe(false);
      const isSame = JSON.stringify(noLimit(list, n)) === JSON.stringify(byHours(list, n));
      expect(first.count(list, n).decisive.has('hours')).toBe(!isSame);
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
  expect(hoursBugs['limit of 47 hours, weak property']([week, 1])).toBe(false);
  expect(hoursBugs['limit of 47 hours']([week, 1])).toBe(true);
  expect(hoursBugs['limit of 47 hours, weak property']([week.slice(0, 5), 1])).toBe(true);
});

test('both rules decide for Ben and Ann, and only that of rest once Ann has not rested either', () => {
  const week = (end: number) =>
    [[0, 10], [0, 10], [21, 31], [21, 31], [42, 52], [63, 73], [end - 9, end], [83, 93]].map(
      ([from, to], id): Shift => ({id, start: from!, end: to!}),
    );
  const {assigned, open} = byHours(week(72), 2);
  expect(assigned.map((held) => held.reduce((sum, {start, end}) => sum + end - start, 0))).toEqual([39, 30]);
  expect(open.map(({id}) => id)).toEqual([7]);
  expect([...first.count(week(72), 2).decisive].sort()).toEqual(['hours', 'rest']);
  expect([...first.count(week(73), 2).decisive]).toEqual(['rest']);
});
