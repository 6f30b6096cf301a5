import {expect, test} from 'vitest';
import {clockTime, isoDuration} from './duration';

test.each([
  [0, '0:00', 'PT0S'],
  [9.6, '0:10', 'PT10S'],
  [59.7, '1:00', 'PT1M'],
  [142.05, '2:22', 'PT2M22S'],
  [3725, '1:02:05', 'PT1H2M5S'],
])('%d seconds are %s, and %s', (seconds, clock, iso) => {
  expect(clockTime(seconds)).toBe(clock);
  expect(isoDuration(seconds)).toBe(iso);
});
