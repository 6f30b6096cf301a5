import {expect, test} from 'vitest';
import {byYear} from './by-year';

test('groups by year, newest first, and leaves its argument alone', () => {
  const items = [{date: '2024-04-02'}, {date: '2025-09-08'}, {date: '2024-11-05'}];
  expect(byYear(items)).toEqual([
    ['2025', [{date: '2025-09-08'}]],
    ['2024', [{date: '2024-11-05'}, {date: '2024-04-02'}]],
  ]);
  expect(items[0]).toEqual({date: '2024-04-02'});
});
