import {describe, expect, test} from 'vitest';
import {typeset, withQuotes} from './typography';

describe('an English text has the marks of a printer', () => {
  test.each([
    [`"Who's there?" she asked.`, '“Who’s there?” she asked.'],
    [
      `He said: "she said 'no' to the readers' 'yes'."`,
      'He said: “she said ‘no’ to the readers’ ‘yes’.”',
    ],
    [`"'Twice' is right," and "it's 'over'"`, '“‘Twice’ is right,” and “it’s ‘over’”'],
    [`since the '90s, it's`, 'since the ’90s, it’s'],
    [`("x"), —"y"— and ["z"]`, '(“x”), —“y”— and [“z”]'],
    ['“already” it’s', '“already” it’s'],
    [`a 27" monitor, a 24" one and a "large" one`, 'a 27” monitor, a 24” one and a “large” one'],
    [`the "27" of "version 3"`, 'the “27” of “version 3”'],
    [`'tis late, rock 'n' roll, 'cause of 'em`, '’tis late, rock ’n’ roll, ’cause of ’em'],
    [`A ".NET" and a "…" in "x/y"`, 'A “.NET” and a “…” in “x/y”'],
    ['--flag and ... and `x', '--flag and ... and `x'],
  ])('%s', (typed, set) => {
    expect(withQuotes(typed, 'en-GB')).toBe(set);
  });
});

test.each([
  ['de', `Er sagte "ja, 'nein'", wie geht's?`, 'Er sagte „ja, ‚nein‘“, wie geht’s?'],
  ['es', `"sí"`, '«sí»'],
  // Its marks have spaces inside.
  ['fr', `l'été "ou"`, `l'été "ou"`],
])('%s has its own marks', (language, typed, set) => {
  expect(withQuotes(typed, language)).toBe(set);
});

test.each([
  ['90.0 kB in 12 ms, 3 mice', '90.0\u00A0kB in 12\u00A0ms, 3 mice'],
  ['on 5 September 2026; in 2025 May was warm', 'on 5\u00A0September 2026; in 2025 May was warm'],
  ['1 s, 2 steps, 5 % and 20 °C', '1\u00A0s, 2 steps, 5\u00A0% and 20\u00A0°C'],
])('a number stays on one line with its unit or month: %s', (typed, set) => {
  expect(typeset(typed, 'en')).toBe(set);
});
