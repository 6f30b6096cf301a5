import {expect, test} from 'vitest';
import {plainText} from './plain-text';

test.each([
  ['What `x` *really* is, in [this](/a/)', 'What x really is, in this'],
  ['R&amp;D &lt;3', 'R&D <3'],
  ['2 * 3 * 4, snake_case_name and 5 \\* 6', '2 * 3 * 4, snake_case_name and 5 * 6'],
  ['Array<T> and <b>bold</b>', 'Array<T> and <b>bold</b>'],
  ['1. A title', '1. A title'],
  ['# 5 of the rest', '# 5 of the rest'],
  ['From $5 to $6: https://example.com/a_b_c', 'From $5 to $6: https://example.com/a_b_c'],
  ['Of two lines\n- not a list\n', 'Of two lines - not a list'],
  ['A \u0010dash and an \u0007emoji \ud83d', 'A dash and an emoji '],
  [2024, '2024'],
  [new Date('2024-05-01'), '2024-05-01'],
  [true, 'true'],
])('%s is the text %s', (value, text) => {
  expect(plainText(value)).toBe(text);
});
