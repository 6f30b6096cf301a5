import {expect, test} from 'vitest';
import type {Finding} from './finding';
import {print} from './print';

const finding: Finding = {
  file: 'blog/2024-04-02-a,b/index.md',
  line: 3,
  column: 7,
  severity: 'error',
  reason: '50 % of it\nis wrong',
  remedy: 'fix it',
  rule: 'link',
  fix: {start: 0, end: 1, text: ''},
};
const warning: Finding = {
  ...finding,
  severity: 'warning',
  fix: undefined,
  remedy: 'did you mean “a”?',
};

test('a person reads the place first, then what is wrong, what to do and the rule, and how many there are', () => {
  expect(
    print(
      {
        posts: 2,
        findings: [
          {...finding, reason: 'It is wrong'},
          {...warning, reason: 'Perhaps'},
        ],
      },
      'text',
    ),
  ).toBe(
    `blog/2024-04-02-a,b/index.md:3:7  error  It is wrong: fix it.  link
blog/2024-04-02-a,b/index.md:3:7  warning  Perhaps: did you mean “a”?  link

2 posts checked: 1 error, 1 warning. \`npm run check-posts -- --fix\` fixes 1 of them.`,
  );
  expect(print({posts: 1, findings: []}, 'text')).toBe('1 post checked: nothing found.');
});

test('GitHub gets one line for each, in which what it reads as its own is escaped', () => {
  expect(print({posts: 1, findings: [finding]}, 'github').split('\n')[0]).toBe(
    '::error file=blog/2024-04-02-a%2Cb/index.md,line=3,col=7,title=link::50 %25 of it%0Ais wrong: fix it.',
  );
});

test('a program gets all of it, and whether it can be fixed', () => {
  const {findings} = JSON.parse(print({posts: 1, findings: [finding, warning]}, 'json')) as {
    findings: unknown[];
  };
  expect(findings).toMatchObject([
    {line: 3, rule: 'link', fixable: true},
    {severity: 'warning', fixable: false},
  ]);
});
