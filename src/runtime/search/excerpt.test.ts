import {expect, test} from 'vitest';
import {excerptParts} from './excerpt';

test.each([
  ['what matched is marked', 'A <mark>cron</mark> job', 'A [cron] job'],
  [
    'punctuation around it is not',
    'a (<mark>“cron”),</mark> &lt;<mark>b&gt;</mark>',
    'a (“[cron]”), <[b>]',
  ],
  [
    'signs of HTML are text, inside what matched too',
    '&lt;img src=x&gt; & <mark>Array&lt;T&gt;</mark> it',
    '<img src=x> & [Array<T>] it',
  ],
])('%s', (_what, excerpt, shown) => {
  const parts = excerptParts(excerpt);
  expect(parts.map(({text, isMatch}) => (isMatch ? `[${text}]` : text)).join('')).toBe(shown);
});
