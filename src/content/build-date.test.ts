import {expect, test} from 'vitest';
import {buildDate} from './build-date';

test.each([
  ['2026-01-31T09:00Z', '2026-01-31T09:00:00.000Z'],
  ['2026-01-31', '2026-01-31T00:00:00.000Z'],
])('it is BUILD_DATE: %s is %s', (written, instant) => {
  expect(buildDate({BUILD_DATE: written}).toISOString()).toBe(instant);
});

test.each([{}, {BUILD_DATE: ''}])('with %j it is now, and stays so', async (environment) => {
  const before = Date.now();
  const first = buildDate(environment);
  expect(+first).toBeGreaterThanOrEqual(before);
  expect(+first).toBeLessThanOrEqual(Date.now());
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(buildDate(environment)).toEqual(first);
  // Processes started with this environment get the same date.
  expect(buildDate({...environment})).toEqual(first);
});

test.each(['tomorrow', '2026-02-30', '2026-01-31T25:00', '31.1.2026'])(
  'BUILD_DATE=%s is refused, with what to write',
  (written) => {
    expect(() => buildDate({BUILD_DATE: written})).toThrow(
      `BUILD_DATE is “${written}”, which is not a time: write a day, as 2026-01-31`,
    );
  },
);
