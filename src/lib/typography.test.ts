import {describe, expect, test} from 'vitest';
import {typeset, withMarks} from './typography';

describe('an English text has the marks of a printer', () => {
  test.each([
    [`"Who's there?" she asked.`, '“Who’s there?” she asked.'],
    [
      `He said: "she said 'no' to the readers' 'yes'."`,
      'He said: “she said ‘no’ to the readers’ ‘yes’.”',
    ],
    [`"'Twice' is right," and "it's 'over'"`, '“‘Twice’ is right,” and “it’s ‘over’”'],
    [`since the '90s, in '24`, 'since the ’90s, in ’24'],
    [`'tis late, rock 'n' roll, 'cause I said so`, '’tis late, rock ’n’ roll, ’cause I said so'],
    [`Rock'n'roll, fish 'n' chips, get 'em`, 'Rock’n’roll, fish ’n’ chips, get ’em'],
    [
      `'Cause and effect' is a title, and 'n' a number`,
      '‘Cause and effect’ is a title, and ‘n’ a number',
    ],
    [`("x"), —"y"— and ["z"]`, '(“x”), —“y”— and [“z”]'],
    ['“already” it’s', '“already” it’s'],
    [`a 27" monitor, a 24" one and a "large" one`, 'a 27” monitor, a 24” one and a “large” one'],
    [`the "27" of "version 3"`, 'the “27” of “version 3”'],
    ['--flag and ... and `x', '--flag and ... and `x'],
  ])('%s', (typed, set) => {
    expect(withMarks(typed, 'en-GB')).toBe(set);
  });
});

test.each([
  ['de', `Er sagte "ja, 'nein'", wie geht's?`, 'Er sagte „ja, ‚nein‘“, wie geht’s?'],
  ['de-CH', `"ja"`, '«ja»'],
  ['fr', `l'été "ou" « oui »`, 'l’été «\u00a0ou\u00a0» « oui »'],
  ['es', `"sí"`, '«sí»'],
  ['sv', `"ja"`, '”ja”'],
  ['ja', `彼は"はい"と言った`, '彼は「はい」と言った'],
  ['zh-CN', `用"引号"和"更多"字`, '用“引号”和“更多”字'],
  ['zh-TW', `用"引號"字`, '用「引號」字'],
  ['xx', `"ja"`, '“ja”'],
])('%s has its own marks', (language, typed, set) => {
  expect(withMarks(typed, language)).toBe(set);
});

test.each([
  ['90.0 kB in 12 ms, 3 mice', '90.0\u00A0kB in 12\u00A0ms, 3 mice'],
  ['on 5 September 2026; in 2025 May was warm', 'on 5\u00A0September 2026; in 2025 May was warm'],
  ['1 s, 2 steps, 5 % and 20 °C', '1\u00A0s, 2 steps, 5\u00A0% and 20\u00A0°C'],
])('a number stays on one line with its unit or month: %s', (typed, set) => {
  expect(typeset(typed, 'en')).toBe(set);
});
