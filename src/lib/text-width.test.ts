import {expect, test} from 'vitest';
import {widthOf} from './text-width';

test.each([
  ['abc', 3],
  ['\ta', 3],
  ['a\tb', 3],
  ['\t\tab', 6],
  ['全角ｆ', 6],
  ['e\u0301a', 2],
  ['👩‍👩‍👧', 2],
])('%j is %d columns wide', (line, columns) => {
  expect(widthOf(line)).toBe(columns);
});
