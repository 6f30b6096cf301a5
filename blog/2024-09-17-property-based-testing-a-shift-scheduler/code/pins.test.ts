import assert from 'node:assert';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {hoursBugs} from './bugs';
import {first} from './decisive';
import {random, type Week} from './generated';
import {schedule} from './hours';
import {hoursProperties} from './hours-properties';
import type {Shift} from './types';

/** Shifts for one person. */
const week = (...times: Array<[start: number, end: number]>): Week => [
  times.map(([start, end], id): Shift => ({id, start, end})),
  1,
];

const property = fc.property(random, ([shifts, people]) => {
  const roster = schedule(shifts, people);
  return Object.values(hoursProperties).every((one) => one(shifts, roster, people));
});

// #region pinned
/** Only the limit refuses the last shift, which would make 49 hours. */
const pin = week([0, 8], [19, 27], [38, 47], [58, 65], [76, 85], [96, 104]);
/** The last shift makes exactly 48. */
const edge = week([0, 9], [20, 29], [40, 46], [57, 66], [77, 82], [93, 103]);

test('the limit on hours decides in its pin, and is met', () => {
  assert(first.count(...pin).decisive.has('hours'));
  assert(first.count(...edge).met.has('hours'));
  fc.assert(property, {examples: [[pin], [edge]], numRuns: 1000});
});
// #endregion

test('they are what fast-check found', () => {
  const found = readFileSync(join(__dirname, 'find-pins.out.txt'), 'utf8');
  const written = [pin, edge].map(([shifts]) =>
    `week(${shifts.map(({start, end}) => `[${start}, ${end}]`).join(', ')})`,
  );
  expect([...found.matchAll(/shrunk for 1 person: (.*)/g)].map(([, shrunk]) => shrunk)).toEqual(written);
});

test('the pin catches the dropped limit and one of 49 hours, and the edge pin one of 47', () => {
  expect([pin, edge].map(hoursBugs['no limit on hours'])).toEqual([true, false]);
  expect(hoursBugs['limit of 49 hours'](pin)).toBe(true);
  expect(hoursBugs['limit of 47 hours'](edge)).toBe(true);
});
