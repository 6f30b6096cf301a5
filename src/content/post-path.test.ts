import {join} from 'node:path';
import {DEFAULT_OPTIONS} from '@docusaurus/plugin-content-blog/lib/options.js';
import {parseBlogFileName} from '@docusaurus/plugin-content-blog/lib/blogUtils.js';
import {Globby} from '@docusaurus/utils';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {folderWith} from '../../tests/product/support/folder';
import {addressOfPost, findPosts, postsAt, readPostPath} from './post-path';

const paths = [
  '2024-04-02-words/index.md',
  '2024-04-02-words.md',
  '2024/04/02/words.md',
  '2024-04/02-words.md',
  '2024/2024-04-02-words/index.md',
  'folder/2024-04-02-words/another.md',
  '2024-4-2-words.md',
  '2017-04-13-1.0.0.md',
  '2024-04-02-from-2023-01-01.md',
  '2024-02-30-words.md',
  'words.md',
  'words/index.md',
  'index.md',
  'Words in Ünicode.md',
];

test.each(paths)('%s is read as Docusaurus reads it', (path) => {
  const {date, text, slug} = parseBlogFileName(path);
  // Docusaurus reads 30 February as 1 March.
  const day = path.includes('02-30') ? null : date?.toISOString().slice(0, 10);
  expect(readPostPath(path)).toEqual({day, text, slug});
});

test('so is any other path', () => {
  const part = fc.constantFrom('2024', '04', '2', '02', 'index', 'words', '-', '/', '.', ' ', 'é');
  fc.assert(
    fc.property(fc.array(part, {minLength: 1, maxLength: 12}), (parts) => {
      const path = `${parts.join('')}.md`;
      const {text, slug} = parseBlogFileName(path);
      expect(readPostPath(path)).toMatchObject({text, slug});
    }),
  );
});

test.each([
  ['2024-04-02-words/index.md', undefined, '/2024/04/02/words/'],
  ['2024/04/02/words.md', undefined, '/2024/04/02/words/'],
  ['words.md', undefined, '/words/'],
  ['2024-04-02-words.md', '/elsewhere', '/elsewhere/'],
  ['2024-04-02-words.md', 'else/where/', '/else/where/'],
  ['2024-04-02-words.md', 7, '/2024/04/02/words/'],
])('of %s, with the slug %j, the address is %s', (path, slug, address) => {
  expect(addressOfPost(path, slug)).toBe(address);
});

test('the posts of a folder are the files of which Docusaurus makes pages', async () => {
  const blog = folderWith(
    Object.fromEntries(
      [
        ...paths,
        ...['authors.yml', '_words.md', '_drafts/words.md', 'a/_b/c.md', 'words.test.md'],
        ...['__tests__/words.md', 'a/node_modules/b.md', '.words.md', 'a.markdown'],
      ].map((file) => [file, '']),
    ),
  );
  const {include, exclude} = DEFAULT_OPTIONS;
  const found = await Globby(include, {cwd: blog, ignore: exclude});
  expect(findPosts(blog)).toEqual(found.sort());
  expect(findPosts(join(blog, 'none'))).toEqual([]);
});

test('a path leads to the posts at or below it, and a file beside a post to that post', () => {
  const posts = ['2026-01-01-a/index.md', '2026-01-02-b.md', '2026/01-03-c/index.mdx'];
  expect(postsAt('2026-01-01-a', posts)).toEqual([posts[0]]);
  expect(postsAt('2026-01-01-a/code/café.ts', posts)).toEqual([posts[0]]);
  expect(postsAt('2026-01-02-b.md', posts)).toEqual([posts[1]]);
  expect(postsAt('2026', posts)).toEqual([posts[2]]);
  expect(postsAt('2025/01-03-d/index.md', ['2026/a.md'])).toEqual([]);
});
