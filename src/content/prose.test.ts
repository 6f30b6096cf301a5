import fc from 'fast-check';
import {expect, test} from 'vitest';
import {parsePost, proseOf, wordsIn} from './prose';

const count = (markdown: string, isMdx = false) =>
  wordsIn(proseOf(parsePost(markdown, isMdx)), 'en');

test.each([
  ['a paragraph', 'One two, three.', 3],
  ['a link by its words', 'See [the *other* post](https://a.example/one/two).', 4],
  ['a heading beside its paragraph', '## One\nTwo', 2],
  ['a list and a table', '- one\n- two\n\n| a | b |\n| - | - |\n| c | d |', 6],
  ['a name of code', 'Call `run` twice.', 3],
  ['no code block', 'One.\n\n```js\nconst two = 3;\n```', 1],
  ['no comment', 'One.\n\n<!-- truncate -->\n\nTwo.', 2],
  ['a callout by its title and text', ':::note[Mind this]\n\nOne.\n\n:::', 3],
  ['a colon before a word', 'One :two three.', 3],
  ['a footnote once', 'One.[^a]\n\n[^a]: Two three.', 3],
])('%s', (_, markdown, words) => {
  expect(count(markdown)).toBe(words);
});

test.each([
  [
    'what is inside components counts, and imports do not',
    "import x from './x';\n\nOne.\n\n{/* truncate */}\n\n<Aside>\n\nTwo three.\n\n</Aside>",
  ],
  [
    'comments of HTML and ids of headings do not count, which Docusaurus 3 allows there',
    '<!-- no -->\n\n## One {#no-word}\n\nTwo <!-- no --> three {1 + 1}.',
  ],
])('in MDX, %s', (_what, mdx) => {
  expect(count(mdx, true)).toBe(3);
});

const bySegmenter = (text: string, locale: string) =>
  [...new Intl.Segmenter(locale, {granularity: 'word'}).segment(text)].filter(
    ({isWordLike}) => isWordLike,
  ).length;

const piece = fc.oneof(
  fc.string({unit: 'grapheme'}),
  fc.constantFrom(' ', '\n', '\r\n', '\u00a0', '\u0301', '\u200d', '…', '’', '_', '.', '3.14'),
  fc.constantFrom("don't", 'naïve', 'シフト管理', 'การจัดตาราง', 'أرشيف', 'https://a.example/b'),
);

test.each(['en', 'de', 'ja', 'ar'])(
  'in %s, any text has the expected number of words',
  (locale) => {
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        expect(wordsIn(text, locale)).toBe(bySegmenter(text, locale));
      }),
      {numRuns: 500},
    );
  },
);
