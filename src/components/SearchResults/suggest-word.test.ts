import {expect, test} from 'vitest';
import {suggestWord} from './suggest-word';

const known = [
  'test',
  'terraform',
  'daylight',
  'hydration',
  'schedule',
  'budget',
  'bucket',
  'cron',
];

test.each([
  ['terrafrom', 'terraform'],
  ['hidration', 'hydration'],
  ['scedul', 'schedule'],
  ['crno', 'cron'],
])('%s means %s', (word, meant) => {
  expect(suggestWord(word, known)).toBe(meant);
});

test.each(['xyzzy', 'kubernetes', 'ab', ''])('%j means none of them', (word) => {
  expect(suggestWord(word, known)).toBeNull();
});

test('of words equally near, the more used is meant', () => {
  expect(suggestWord('buxket', ['bucket', 'budket'])).toBe('bucket');
  expect(suggestWord('buxket', ['budket', 'bucket'])).toBe('budket');
});
