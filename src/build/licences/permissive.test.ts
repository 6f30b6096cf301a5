import {expect, test} from 'vitest';
import {isPermissive} from './index';

test.each(['MIT', 'OFL-1.1', '(MIT OR GPL-2.0-only)', 'MIT AND ISC'])('%s may be shipped', (id) => {
  expect(isPermissive(id)).toBe(true);
});

test.each(['GPL-3.0-only', 'MIT AND LGPL-2.1-only', 'UNLICENSED', 'SEE LICENSE IN a.txt', ''])(
  '%s may not',
  (id) => {
    expect(isPermissive(id)).toBe(false);
  },
);
