import {expect, test} from 'vitest';
import {classesIn, hasClass} from './classes';

const classes = classesIn(
  '@layer a.b;@layer x{.a-b .inner>p,.c_D:hover>p{margin:0 .5em;.nested{color:#fff}}}@media print{.e.f{color:#fff}}p .g{}.h{}',
);

test('the classes of a sheet are those that its rules begin with', () => {
  expect([...classes]).toEqual(['a-b', 'c_D', 'e', 'h']);
});

test.each([
  ['<p class="x a-b">', true],
  ['<p id=e class=c_D>', true],
  ['<p class="a x-b">', false],
  ['<p title="e" data-class=e>.e', false],
  ['<p class="inner nested f g">', false],
])('%s: %s', (html, expected) => {
  expect(hasClass(html, classes)).toBe(expected);
});
