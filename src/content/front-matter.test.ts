import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {folderWith} from '../../tests/product/support/folder';
import {frontMatterParser} from './front-matter';

async function frontMatterOf(fileContent: string, name = 'index.md') {
  const siteDir = folderWith({});
  const {frontMatter} = await frontMatterParser(siteDir)({
    filePath: join(siteDir, 'blog/a', name),
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return frontMatter;
}

test.each([
  ['# What `x` *really* is & <b>not</b>\n\nWords.', 'What x really is & not'],
  ['A [link](/b/) and R&amp;D\n===\n\nWords.', 'A link and R&D'],
  ['---\ntitle: 2 * 3 * 4 of `x` &amp; y\n---\n\n# Another', '2 * 3 * 4 of x & y'],
  ['---\ntitle: 2024\n---\n', '2024'],
  ['Words.\n\n# No title', undefined],
])('the title of a text is plain text: %s', async (text, title) => {
  expect((await frontMatterOf(text)).title).toBe(title);
});

test.each([
  ['2024-06-01 23:30', '2024-06-01T23:30:00.000Z'],
  ['2024-06-01T00:30+02:00', '2024-05-31T22:30:00.000Z'],
  ['June 1, 2024', '2024-06-01T00:00:00.000Z'],
])(
  '%s is the same instant wherever a text is built, whatever it dates',
  async (written, instant) => {
    const text = `---\ndate: ${written}\nlast_update: {date: "${written}"}\n---\n`;
    const date = new Date(instant);
    expect(await frontMatterOf(text)).toEqual({date, last_update: {date}});
  },
);

test.each([
  ['a text without any', 'index.md', 'Words.'],
  ['a part with a heading', '_part.mdx', '# Heading'],
])('front matter has no keys where its author wrote none: %s', async (_, name, text) => {
  expect(Object.keys(await frontMatterOf(text, name))).toEqual([]);
});

test.each(['slug: /other', 'date: 2024-05-01'])(
  'a translation with an address of its own is refused with its line: %s',
  async (line) => {
    const siteDir = folderWith({'blog/a/index.md': '---\ntitle: A\ndate: 2024-04-01\n---\n'});
    const read = frontMatterParser(siteDir)({
      filePath: join(siteDir, 'src/site/i18n/de/docusaurus-plugin-content-blog/a/index.md'),
      fileContent: `---\ntitle: B\n${line}\n---\n`,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    await expect(read).rejects.toThrow(
      /a\/index\.md:3: A translation has the address of its original/,
    );
  },
);
