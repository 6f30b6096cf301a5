import {expect, test} from 'vitest';
import {doubledIds} from '.';

test('an id that two elements have is found once, and none in a listing', () => {
  expect(
    doubledIds(
      '<h2 id=a>A</h2><p id="b">B</p><h2 id="a">A</h2><h3 id=a>A</h3><pre>&lt;p id="b"&gt;</pre>',
    ),
  ).toEqual(['a']);
});
