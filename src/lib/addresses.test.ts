import {expect, test} from 'vitest';
import {decodable, decoded} from './addresses';

test.each([
  ['/tags/', '/tags/'],
  ['/caf%C3%A9/', '/café/'],
  ['/100%/', '/100%/'],
  ['/%E0%A4%A/', '/%E0%A4%A/'],
])('the path %s is %s', (path, text) => {
  expect(decoded(path)).toBe(text);
});

test.each([
  ['', ''],
  ['#a-heading', '#a-heading'],
  ['#caf%C3%A9', '#caf%C3%A9'],
  ['#100%', '#100%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
])('the hash %j can be decoded as %j', (hash, right) => {
  expect(decodable(hash)).toBe(right);
  expect(() => decodeURIComponent(right)).not.toThrow();
});
