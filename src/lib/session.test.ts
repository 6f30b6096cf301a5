import {expect, test} from 'vitest';
import {commandsOf} from './session';

test.each([
  ['has one command', '$ npm test\n\npassed', 'npm test'],
  ['has several', '$ a\nout\n$ b -c\nout', 'a\nb -c'],
  ['is indented', '  $ ls\n  out', 'ls'],
  ['has a command of three lines', '$ a \\\n> --b \\\n  --c\nout', 'a \\\n--b \\\n  --c'],
  ['ends a line in a backslash of its own', '$ echo \\\\\nout', 'echo \\\\'],
  ['has a loop', '$ for a in b; do\n> echo $a\n> done\nb', 'for a in b; do\necho $a\ndone'],
  ['writes a file', "$ cat > a <<'X'\none\n$ two\nX\n$ ls\na", "cat > a <<'X'\none\n$ two\nX\nls"],
])('of a session that %s, its commands are copied', (_what, text, copied) => {
  expect(commandsOf(text, 'console')).toBe(copied);
});

test.each([
  ['js', '$ = jQuery;\n$ ("a")'],
  ['bash', 'const price = 1;\n$ is no prompt'],
])('code in %s is copied as it is', (language, text) => {
  expect(commandsOf(text, language)).toBe(text);
});
