import fc from 'fast-check';
import {expect, test} from 'vitest';
import {people, shifts} from './generated';
import {complete, rested} from './properties';
import {firstFailures} from './search';
import {seeded} from './seeded';

// What the post says in its prose, and its chart in its data.

const weeks = fc.tuple(shifts, people);

test('every seed finds lastOnly and forgetful within 20 runs', () => {
  const {lastOnly, forgetful} = seeded;
  const found = [
    ...firstFailures(weeks, lastOnly, rested),
    ...firstFailures(weeks, forgetful, complete),
  ];
  expect(Math.max(...found)).toBeLessThanOrEqual(20);
});
