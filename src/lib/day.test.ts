import {expect, test} from 'vitest';
import {dayNames, formatDay} from './day';

const date = '2025-09-08T00:00:00.000Z';

test.each([
  ['en', 'long', '8 September 2025'],
  ['en', 'short', '8 Sept'],
  ['fr', 'short', '8 sept.'],
] as const)('a day in %s, %s, is %s', (locale, style, words) => {
  expect(formatDay(date, dayNames(locale), style)).toBe(words);
});

test('every month and day of a year is written as the language itself would', () => {
  for (const locale of ['en-GB', 'en-US', 'fr', 'pl', 'ja']) {
    const format = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const names = dayNames(locale);
    for (let day = Date.UTC(2024, 0, 1); day < Date.UTC(2025, 0, 1); day += 86_400_000) {
      expect(formatDay(new Date(day).toISOString(), names)).toBe(format.format(day));
    }
  }
});
