import {expect, test} from 'vitest';
import {decoded} from './addresses';

test.each([
  ['/tags/', '/tags/'],
  ['/caf%C3%A9/', '/café/'],
  ['/100%/', '/100%/'],
  ['/%E0%A4%A/', '/%E0%A4%A/'],
])('the path %s is %s', (path, text) => {
  expect(decoded(path)).toBe(text);
});
