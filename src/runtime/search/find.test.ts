import {expect, test, vi} from 'vitest';
import {asked, hasWords} from './find';

vi.hoisted(() => {
  vi.stubGlobal('SEARCH_INDEX', null);
});

const content =
  'The zone America/New_York of a café: 发布了新版本, 12 GB in a month, M and t. Intl.zoneOfHTTPHosts o’clock 10,000';

/** Finds words of a text, by their places in it. */
const found = (...locations: number[]) => ({content, locations, meta: {title: 'Terraform'}});

test.each([
  ['zone', found(1)],
  ['zones', found(1)],
  ['CAFE', found(5)],
  ['terra zone', found(1)],
  ['New_York', found(2)],
  ['发布版本', found(6)],
  ['版本', found(6)],
  ['http', found(15)],
  ['hosts', found(15)],
  ['zoneofhttp', found(15)],
  ['oclock', found(16)],
  ['10000', found(17)],
])('%s is found', (query, page) => {
  expect(hasWords(page, query)).toBe(true);
});

test.each([
  ['monkey', found(12)],
  ['translate', found(14)],
  ['zone zzz', found(1)],
])('%s is not, though a word is how it begins', (query, page) => {
  expect(hasWords(page, query)).toBe(false);
});

test.each([
  ['“cold start”', '"cold start"'],
  ['„kalter Start“', '"kalter Start"'],
  ['$HOME', ' HOME'],
  ['`useState` C++ C# a_b', ' useState  C++ C# a_b'],
])('Pagefind is asked for %s as it understands it', (query, words) => {
  expect(asked(query)).toBe(words);
});
