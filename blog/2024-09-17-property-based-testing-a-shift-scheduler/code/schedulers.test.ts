import fc from 'fast-check';
import {expect, test} from 'vitest';
import {noLimit} from './bugs';
import {first} from './decisive';
import {dense, denseEight, random} from './generated';
import {schedule as byHours} from './hours';
import {hoursProperties, repairedProperties} from './hours-properties';
import {schedule as byNights} from './nights';
import {nightsProperties} from './nights-properties';
import type {Property, Scheduler} from './types';

const all: Array<[string, Scheduler, Record<string, Property>]> = [
  ['the first', byHours, hoursProperties],
  ['the first, with the repaired property,', byHours, repairedProperties],
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

test('100 dense inputs reach the limit on hours five times, and less than twice with up to eight shifts', () => {
  const [five, less] = [dense, denseEight].map((inputs) => {
    let hits = 0;
    for (let seed = 1; seed <= 200; seed++) {
      const weeks = fc.sample(inputs, {seed, numRuns: 100});
      hits += weeks.filter(([list, n]) => first.count(list, n).decisive.has('hours')).length;
    }
    return hits / 200;
  });
  expect(Math.round(five!)).toBe(5);
  expect(less).toBeGreaterThan(1);
  expect(less).toBeLessThan(2);
});
