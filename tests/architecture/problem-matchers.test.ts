import {expect, test} from 'vitest';
import {read} from './files';

// What a build prints appears beside the lines of a pull request.

type Pattern = {regexp: string; file?: number; line?: number; message?: number};

const {problemMatcher} = JSON.parse(read('.github/problem-matchers.json')) as {
  problemMatcher: Array<{severity: string; pattern: Pattern[]}>;
};

test.each([
  [
    'warning blog/a/index.md:3',
    [
      '[WARNING] Markdown link with URL `./b.md` in source file "blog/a/index.md" (3:1) couldn\'t be resolved.',
    ],
  ],
  [
    'warning blog/a.md:13',
    [
      '[WARNING] Docusaurus found 1 unused Markdown directives in file "blog/a.md"',
      '- :::hint (13:1)',
    ],
  ],
  [
    'error blog/a.md:8',
    [
      '│ Cause: Markdown image with URL `./b.png` in source file "blog/a.md" (8:1) couldn\'t be resolved to an existing local image file.',
    ],
  ],
  ['warning docs/a.md:7', ['[WARNING] docs/a.md:7: Nothing here reads ::youtube']],
  [
    'error blog/a/index.mdx:9',
    ['│ Cause: /home/x/site/blog/a/index.mdx:9: There is no ./b.mp3 beside the text'],
  ],
  ['warning blog/a.md', ['[WARNING] Tags [own] used in blog/a.md are not defined in tags.yml']],
])('%s', (place, lines) => {
  const found = problemMatcher.flatMap(({severity, pattern}) => {
    const matches = pattern.map(({regexp}, at) => new RegExp(regexp).exec(lines[at] ?? ''));
    if (pattern.length !== lines.length || matches.includes(null)) {
      return [];
    }
    const of = (name: 'file' | 'line') => {
      const at = pattern.findIndex((one) => one[name] !== undefined);
      return at < 0 ? undefined : matches[at]![pattern[at]![name]!];
    };
    return `${severity} ${[of('file'), of('line')].filter(Boolean).join(':')}`;
  });
  expect(found).toEqual([place]);
});
