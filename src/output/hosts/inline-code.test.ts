import {expect, test} from 'vitest';
import {inlineCode} from './inline-code';

test.each([
  '<td style="color: red">',
  '<img onerror="alert(1)">',
  '<a href="javascript:alert(1)">',
  '<script src="a.js">',
])('%s is named as what no policy allows', (element) => {
  expect(inlineCode(element).forbidden).toEqual([element]);
});
