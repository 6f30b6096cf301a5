import {expect, test} from 'vitest';
import {classesIn, hasClass} from './classes';

const classes = classesIn('.a-b .c_D:hover>p{margin:0 .5em}@media print{.e.f{color:#fff}}');

test('a sheet names its classes, and no numbers', () => {
  expect([...classes]).toEqual(['a-b', 'c_D', 'e', 'f']);
});

test.each([
  ['<p class="x a-b">', true],
  ['<p id=e class=c_D>', true],
  ['<p class="a x-b">', false],
  ['<p title="f" data-class=f>.f', false],
])('%s: %s', (html, expected) => {
  expect(hasClass(html, classes)).toBe(expected);
});
