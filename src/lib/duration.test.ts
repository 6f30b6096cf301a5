import {expect, test} from 'vitest';
import {clockTime} from './duration';

test.each([
  [0, '0:00'],
  [9.6, '0:10'],
  [59.7, '1:00'],
  [142.05, '2:22'],
  [3725, '1:02:05'],
])('%d seconds are %s', (seconds, clock) => {
  expect(clockTime(seconds)).toBe(clock);
});
