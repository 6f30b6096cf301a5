import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {calculateReadingTime} from '@docusaurus/plugin-content-blog/lib/readingTime.js';
import {expect, test} from 'vitest';
import {readingTime, wordsPerMinute} from './reading-time';

const docs = join(__dirname, '../../docs');
const texts = readdirSync(docs)
  .filter((name) => /\.mdx?$/.test(name))
  .map((name) => readFileSync(join(docs, name), 'utf8'));

test.each(['', 'One.', 'word '.repeat(401), ...texts])(
  'a text takes as many minutes as Docusaurus says: %#',
  (content) => {
    const given = {content, locale: 'en', frontMatter: {}, defaultReadingTime: () => Number.NaN};
    expect(readingTime(given)).toBe(
      Math.ceil(calculateReadingTime(content, 'en', {wordsPerMinute})),
    );
  },
);

test.each([
  ['a comment', (words: string) => `<!-- ${words} -->`],
  ['a comment of MDX', (words: string) => `{/* ${words} */}`],
  ['a drawing', (words: string) => `<svg viewBox="0 0 9 9"><path d="${words}"/></svg>`],
  ['a picture inside the text', () => `![A](data:image/png;base64,${'A/b+'.repeat(2000)}==)`],
])('%s takes no time', (_name, written) => {
  const content = `Words.\n\n${written('10 20 '.repeat(2000))}\n\nMore words.`;
  const given = {content, locale: 'en', frontMatter: {}, defaultReadingTime: () => Number.NaN};
  expect(readingTime(given)).toBe(1);
});
