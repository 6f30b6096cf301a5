import {expect, test} from 'vitest';
import type {Finding} from './finding';
import {print, summaryOf} from './print';

const finding: Finding = {
  file: 'blog/2024-04-02-a,b/index.md',
  line: 3,
  column: 7,
  severity: 'error',
  reason: '50 % of it\nis wrong',
  remedy: 'fix it',
  rule: 'listing',
};
const warning: Finding = {
  ...finding,
  severity: 'warning',
  remedy: 'did you mean “a”?',
};

test('a person reads the place first, then what is wrong, what to do and the rule', () => {
  const findings = [
    {...finding, reason: 'It is wrong'},
    {...warning, reason: 'Perhaps'},
  ];
  expect(print(findings, 'text', summaryOf({findings, posts: 2}))).toBe(
    `blog/2024-04-02-a,b/index.md:3:7  error  It is wrong: fix it.  listing
blog/2024-04-02-a,b/index.md:3:7  warning  Perhaps: did you mean “a”?  listing

2 posts checked: 1 error, 1 warning.`,
  );
});

test('a finding about several places of a file is printed once, with their number', () => {
  const same = ['a', 'a', 'a', 'b'].map((file) => ({...warning, file, reason: 'Perhaps'}));
  expect(print(same, 'text', '').trim()).toBe(
    `a:3:7  warning  Perhaps (and in 2 other places): did you mean “a”?  listing
b:3:7  warning  Perhaps: did you mean “a”?  listing`,
  );
});

test('GitHub gets one line for each, in which what it reads as its own is escaped', () => {
  expect(print([finding], 'github', '').split('\n')[0]).toBe(
    '::error file=blog/2024-04-02-a%2Cb/index.md,line=3,col=7,title=listing::50 %25 of it%0Ais wrong: fix it.',
  );
});
