import {expect, test} from 'vitest';
import {slugOf, TagTable} from './names';

test('the words of an address are the first that have Latin letters, and fit into the name of a folder', () => {
  expect(slugOf('日本語', 'On caches')).toBe('on-caches');
  expect(slugOf('кэш')).toBe('kesh');
  // Each of these letters becomes four.
  expect(slugOf(`${'щ'.repeat(20)} `.repeat(5)).length).toBeLessThanOrEqual(120);
  expect(slugOf(`${'a'.repeat(100)}-${'b'.repeat(100)}`)).toBe('a'.repeat(100));
  expect(slugOf('a'.repeat(300))).toHaveLength(120);
});

test('tags without Latin letters are numbered, and stay apart', () => {
  const tags = new TagTable();
  expect(tags.keysOf(['日本語', '設計', 'Go', '日本語'])).toEqual(['tag', 'tag-2', 'go']);
  tags.describe('設計', 'Design', undefined);
  expect(tags.all.map(({label}) => label)).toEqual(['日本語', 'Design', 'Go']);
});
