import {expect, test, vi} from 'vitest';
import {hasWords} from './find';

vi.hoisted(() => {
  vi.stubGlobal('SEARCH_INDEX', null);
});

const content = 'The zone America/New_York of a café: 发布了新版本, 12 GB in a month, M and t.';

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
