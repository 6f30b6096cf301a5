import {expect, test} from 'vitest';
import {withoutControls} from './controls';

test.each([
  ['the colours of a terminal', '\u001b[1;31mred\u001b[0m', 'red'],
  ['the links of a terminal', '\u001b]8;;https://a.example\u0007here\u001b]8;;\u0007', 'here'],
  ['an escape alone', 'a\u001bb', 'ab'],
  ['a bell and a null', 'a\u0007\u0000b', 'ab'],
  ['half of a pair', 'a\ud83db\udd25', 'ab'],
])('%s goes', (_name, text, rest) => {
  expect(withoutControls(text)).toBe(rest);
});

test('what may be seen stays', () => {
  const text = 'a\tb\r\nc \u00a0 می\u200cخواهم 👨\u200d👩 🏴󠁧󠁢󠁳󠁣󠁴󠁿 \ufeff';
  expect(withoutControls(text)).toBe(text);
});
