import {expect, test} from 'vitest';
import {formatInstant} from './day';
import {parseInstant} from './instant';

test.each([
  ['2026-01-31', '2026-01-31T00:00:00.000Z'],
  ['2026-01-31T09:00', '2026-01-31T09:00:00.000Z'],
  ['2026-01-31T00:30+02:00', '2026-01-30T22:30:00.000Z'],
  ['2026-01-31T09:00:00-05:30', '2026-01-31T14:30:00.000Z'],
  ['2026-1-31', '2026-01-31T00:00:00.000Z'],
  ['2017-12-14 09:10:11 +0200', '2017-12-14T07:10:11.000Z'],
  ['2001-12-14t21:59:43.10-05:00', '2001-12-15T02:59:43.100Z'],
  ['2026-01-31 09:00 UTC', '2026-01-31T09:00:00.000Z'],
  ['2024/2/29', '2024-02-29T00:00:00.000Z'],
  ['Feb 29, 2024', '2024-02-29T00:00:00.000Z'],
  ['29 February 2024', '2024-02-29T00:00:00.000Z'],
  // YAML makes dates.
  [new Date('2026-01-31'), '2026-01-31T00:00:00.000Z'],
])('%s is %s, wherever it is read', (written, instant) => {
  expect(parseInstant(written)?.toISOString()).toBe(instant);
});

test.each([
  ...['2026-02-30', '2026-01-31T25:00', '2026-01-31T09:00 CET', 'tomorrow', '', '1769817600'],
  ...['February 30, 2024', '31 Jun 2024', '2024/02/30', '05/06/2024', 'Feb 2024'],
  ...['Tue, 21 May 2024 01:00:00 +0200', '2024-05-01 23:30 EST'],
  ...[20260131, null, undefined, {}, new Date('nonsense')],
])('%j is none', (written) => {
  expect(parseInstant(written)).toBeNull();
});

test('in words, an instant has its hour unless it is the start of a day', () => {
  expect(formatInstant(new Date('2026-01-31'))).toBe('31 January 2026');
  expect(formatInstant(new Date('2026-01-31T09:05:00Z'))).toBe('31 January 2026 at 09:05 UTC');
});
