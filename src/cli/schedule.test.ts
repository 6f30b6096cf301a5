import {beforeEach, describe, expect, test} from 'vitest';
import {folderWith, writeFiles} from '../../tests/product/support/folder';
import {duePosts, readSchedule} from './schedule';

let blog: string;
beforeEach(() => {
  blog = folderWith();
});

function write(folder: string, frontMatter = '', index = 'index.md'): void {
  const text = `---\ntitle: A post\n${frontMatter}\n---\n\ndate: 2001-01-01\n`;
  writeFiles(blog, {[`${folder}/${index}`]: text});
}

const due = (since: string, now: string) =>
  duePosts(readSchedule(blog), new Date(since), new Date(now)).map(
    ({path, what, at}) => `${path} ${what} ${at.toISOString()}`,
  );

describe('a published site is built again', () => {
  test('after the hour of a post, once', () => {
    write('2026-01-31-a-post', 'date: 2026-01-31T09:00');
    expect(due('2026-01-31T07:07:00Z', '2026-01-31T08:59:59Z')).toEqual([]);
    expect(due('2026-01-31T08:07:00Z', '2026-01-31T09:00:00Z')).toEqual([
      '2026-01-31-a-post/index.md comes out 2026-01-31T09:00:00.000Z',
    ]);
    expect(due('2026-01-31T09:07:00Z', '2026-01-31T10:07:00Z')).toEqual([]);
  });

  test('on the day that a folder names, where front matter names none', () => {
    write('2026-02-01-a-post', '', 'index.mdx');
    expect(due('2026-01-31T23:07:00Z', '2026-02-01T00:07:00Z')).toEqual([
      '2026-02-01-a-post/index.mdx comes out 2026-02-01T00:00:00.000Z',
    ]);
  });

  test('when a post expires, quoted and with a comment too', () => {
    write('2026-01-01-a-post', `expires: "2026-02-01T12:00+01:00" # the conference is over`);
    expect(due('2026-02-01T10:30:00Z', '2026-02-01T11:30:00Z')).toEqual([
      '2026-01-01-a-post/index.md expires 2026-02-01T11:00:00.000Z',
    ]);
  });

  test.each([
    ['2026/02/01', 'words.md', ''],
    ['.', '2026-02-01-words.mdx', ''],
    ['.', 'words.md', 'date: 2026-02-01 02:00:00 +0200'],
    ['2025-01-01-words', 'index.md', 'date: Feb 1, 2026'],
  ])('when a post of %s/%s comes out, of which it says “%s”', (folder, file, frontMatter) => {
    write(folder, frontMatter, file);
    expect(due('2026-01-31T23:07:00Z', '2026-02-01T00:07:00Z')).toHaveLength(1);
    expect(due('2026-02-01T00:07:00Z', '2026-02-02T00:07:00Z')).toEqual([]);
  });

  test('not for a draft, for what was out before, nor for what is not a post', () => {
    write('2026-01-31-a-draft', 'draft: true');
    write('2026-01-01-an-old-post');
    writeFiles(blog, {'authors.yml': '', '2026-01-31-empty/a.png': ''});
    expect(due('2026-01-30T00:00:00Z', '2026-02-02T00:00:00Z')).toEqual([]);
  });
});
