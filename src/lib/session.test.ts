import {expect, test} from 'vitest';
import {commandsOf} from './session';

test.each([
  ['has one command', '$ npm test\n\npassed', 'npm test'],
  ['has several', '$ a\nout\n$ b -c\nout', 'a\nb -c'],
  ['has a command of two lines', '$ a \\\n> --b \\\n  --c\nout', 'a \\\n--b \\\n  --c'],
  ['is code', 'const price = 1;\n$ is no prompt', 'const price = 1;\n$ is no prompt'],
])('what is copied of a listing that %s', (_what, text, copied) => {
  expect(commandsOf(text)).toBe(copied);
});
