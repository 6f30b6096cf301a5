import {expect, test} from 'vitest';
import {besideText, originalOf, translationOf} from './beside-text';

const folder = '2024-03-05-a-post';
const original = `/site/blog/${folder}`;
const translation = `/site/src/site/i18n/de/docusaurus-plugin-content-blog/${folder}`;

test('a translation knows its original', () => {
  expect(originalOf('/site', `${translation}/index.md`)).toBe(`${original}/index.md`);
});

test.each(['/src/site/i18n/de/docusaurus-plugin-content-blog', '/blog/für alle (1)'])(
  'a post in a clone below %s is no translation for that',
  (siteDir) => {
    const post = `${siteDir}/blog/${folder}/index.md`;
    expect(originalOf(siteDir, post)).toBe(post);
  },
);

test.each([
  ['blog/a/index.md', 'blog/a/index.md'],
  ['src/site/i18n/ar/docusaurus-plugin-content-blog/a/index.md', 'blog/a/index.md'],
  ['docs/guides/a.md', 'docs/current/guides/a.md'],
  ['versioned_docs/version-1/a.md', 'docs/version-1/a.md'],
  ['src/pages/a.md', 'pages/a.md'],
])('the translation of %s is looked for at its place', (text, place) => {
  expect(translationOf(text, 'de')).toBe(`src/site/i18n/de/docusaurus-plugin-content-${place}`);
});

test('a translation shows its own files, and those of its original where it has none', () => {
  const files = [`${original}/code/a.ts`, `${original}/code/b.ts`, `${translation}/code/b.ts`];
  const beside = (text: string, path: string) =>
    besideText('/site', `${text}/index.md`, path, (file) => files.includes(file));
  expect(beside(translation, 'code/a.ts')).toBe(`${original}/code/a.ts`);
  expect(beside(translation, 'code/b.ts')).toBe(`${translation}/code/b.ts`);
  // Messages name the place where the author would look.
  expect(beside(translation, 'code/c.ts')).toBe(`${translation}/code/c.ts`);
  expect(beside(original, 'code/c.ts')).toBe(`${original}/code/c.ts`);
});
