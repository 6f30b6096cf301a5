import {describe, expect, test} from 'vitest';
import {dayIn, isoIn, isZone, momentOf} from './times';

describe('a time', () => {
  test.each([
    ['2024-03-01', '2024-03-01', '2024-02-29T23:00:00.000Z'],
    ['2024-3-1', '2024-03-01', '2024-02-29T23:00:00.000Z'],
    ['2024-03-01 10:00', '2024-03-01T10:00:00+01:00', '2024-03-01T09:00:00.000Z'],
    ['2024-07-01T10:00:05.123', '2024-07-01T10:00:05+02:00', '2024-07-01T08:00:05.000Z'],
    ['2024-03-01 10:00:00 -0800', '2024-03-01T10:00:00-08:00', '2024-03-01T18:00:00.000Z'],
    ['2024-03-01T10:00:00+05:30', '2024-03-01T10:00:00+05:30', '2024-03-01T04:30:00.000Z'],
    ['2024-03-01T10:00:00Z', '2024-03-01T10:00:00Z', '2024-03-01T10:00:00.000Z'],
    ['2024-03-01 10:00:00 UTC', '2024-03-01T10:00:00Z', '2024-03-01T10:00:00.000Z'],
    // The hour that does not exist, and the one that is there twice.
    ['2024-03-31 02:30', '2024-03-31T03:30:00+02:00', '2024-03-31T01:30:00.000Z'],
    ['2024-10-27 02:30', '2024-10-27T02:30:00+01:00', '2024-10-27T01:30:00.000Z'],
  ])('%s in Berlin', (written, iso, instant) => {
    const moment = momentOf(written, 'Europe/Berlin')!;
    expect([moment.iso, new Date(moment.instant).toISOString()]).toEqual([iso, instant]);
  });

  test.each(['', 'soon', '2024-02-30', '2024-13-01', '2024-03-01 25:00', null, 20240301, true])(
    '%s is none',
    (written) => {
      expect(momentOf(written, 'UTC')).toBeUndefined();
    },
  );
});

test('an instant is written as the clocks of a zone show it', () => {
  const instant = Date.parse('2024-03-01T23:30:00Z');
  expect(isoIn('Europe/Berlin', instant)).toBe('2024-03-02T00:30:00+01:00');
  expect(isoIn('America/St_Johns', instant)).toBe('2024-03-01T20:00:00-03:30');
  expect(isoIn('UTC', instant)).toBe('2024-03-01T23:30:00Z');
  expect(dayIn('Europe/Berlin', instant)).toBe('2024-03-02');
  expect([isZone('Europe/Berlin'), isZone('Berlin')]).toEqual([true, false]);
});
