import {expect, test} from 'vitest';
import {folderWith} from '../../tests/product/support/folder';
import {duePosts, readSchedule} from './schedule';

const post = (frontMatter = '') => `---\ntitle: A post\n${frontMatter}\n---\n\ndate: 2001-01-01\n`;

/** For which posts a site with these files is built again, with what happens to each at which time. */
const due = (files: Record<string, string>, since: string, now: string) =>
  duePosts(readSchedule(folderWith(files)), new Date(since), new Date(now)).map(
    ({path, what, at}) => `${path} ${what} ${at.toISOString()}`,
  );

test('a published site is built again after the hour of a post, once', () => {
  const files = {'2026-01-31-a-post/index.md': post('date: 2026-01-31T09:00')};
  expect(due(files, '2026-01-31T07:07:00Z', '2026-01-31T08:59:59Z')).toEqual([]);
  expect(due(files, '2026-01-31T08:07:00Z', '2026-01-31T09:00:00Z')).toEqual([
    '2026-01-31-a-post/index.md comes out 2026-01-31T09:00:00.000Z',
  ]);
  expect(due(files, '2026-01-31T09:07:00Z', '2026-01-31T10:07:00Z')).toEqual([]);
});

test.each([
  ['2026-02-01-a-post/index.mdx', '', 'comes out'],
  ['2026/02/01/words.md', '', 'comes out'],
  ['2026-02-01-words.mdx', '', 'comes out'],
  ['words.md', 'date: 2026-02-01 02:00:00 +0200', 'comes out'],
  ['2025-01-01-words/index.md', 'date: Feb 1, 2026', 'comes out'],
  ['2026-01-01-a-post/index.md', 'expires: "2026-02-01T01:00+01:00" # it is over', 'expires'],
])('it is at the hour of %s, of which it says “%s”: it %s', (file, frontMatter, what) => {
  expect(due({[file]: post(frontMatter)}, '2026-01-31T23:07:00Z', '2026-02-01T00:07:00Z')).toEqual([
    `${file} ${what} 2026-02-01T00:00:00.000Z`,
  ]);
});

test('it is not for a draft, for what was out before, nor for what is not a post', () => {
  const files = {
    '2026-01-31-a-draft/index.md': post('draft: true'),
    '2026-01-01-an-old-post/index.md': post(),
    ...{'authors.yml': '', '2026-01-31-empty/a.png': ''},
  };
  expect(due(files, '2026-01-30T00:00:00Z', '2026-02-02T00:00:00Z')).toEqual([]);
});
