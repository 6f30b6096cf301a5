import {expect, test} from 'vitest';
import {vocabularyParts} from '../../lib/search-words';
import {vocabulary} from './vocabulary';

test('words stand in the part of their letter, those of most texts first', () => {
  const parts = vocabulary([['cache', 'cron'], ['cron'], ['cron', 'cable']]);
  expect(parts.get('c')).toEqual(['cron', 'cable', 'cache']);
});

test('there is every part, with words or without', () => {
  expect([...vocabulary([]).keys()]).toEqual(vocabularyParts);
});

test('what nobody types is left out', () => {
  const long = 'x'.repeat(60);
  expect([...vocabulary([['a', '1234567', '2024', long]]).values()].flat()).toEqual(['2024']);
});
