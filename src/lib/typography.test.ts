import {describe, expect, test} from 'vitest';
import {typeset, withPrintersQuotes} from './typography';

describe('an English text has the marks of a printer', () => {
  test.each([
    [`"Who's there?" she asked.`, '“Who’s there?” she asked.'],
    [
      `He said: "she said 'no' to the readers' 'yes'."`,
      'He said: “she said ‘no’ to the readers’ ‘yes’.”',
    ],
    [`since the '90s`, 'since the ’90s'],
    ['“already” it’s', '“already” it’s'],
  ])('%s', (typed, set) => {
    expect(withPrintersQuotes(typed, 'en-GB')).toBe(set);
  });

  test('and what precedes it on its line counts', () => {
    expect(withPrintersQuotes(`'s and "x`, 'en', 'a word')).toBe('’s and “x');
  });
});

test('a text in another language has apostrophes, and keeps its own quotation marks', () => {
  expect(withPrintersQuotes(`l'été "ou" « oui »`, 'fr')).toBe('l’été "ou" « oui »');
});

test.each([
  ['90.0 kB in 12 ms, 3 mice', '90.0\u00A0kB in 12\u00A0ms, 3 mice'],
  ['on 5 September 2026; in 2025 May was warm', 'on 5\u00A0September 2026; in 2025 May was warm'],
  ['1 s, 2 steps, 5 % and 20 °C', '1\u00A0s, 2 steps, 5\u00A0% and 20\u00A0°C'],
])('a number stays on one line with its unit or month: %s', (typed, set) => {
  expect(typeset(typed, 'en')).toBe(set);
});
