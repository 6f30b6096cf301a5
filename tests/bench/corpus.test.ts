import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {readFigure} from '../../src/markdown/figures/read-figure';
import {corpusPosts, isCopy, ownPosts, wholePost, withAWord, writeCorpus} from './corpus';

const dayOf = (folder: string) => folder.slice(0, 10);

describe('the posts of a corpus', () => {
  test.each([500, 5000, 20_000])(
    'of which there are %i have names and days of their own',
    (count) => {
      const posts = corpusPosts(count);
      expect(new Set(posts.map(({folder}) => folder)).size).toBe(count);
      const copies = posts.filter(isCopy);
      expect(copies).toHaveLength(count - ownPosts.length);
      // Older than the site's own posts, but not older than blogs.
      const days = copies.map(({folder}) => dayOf(folder)).sort();
      expect(days.at(-1)! < dayOf(ownPosts[0]!)).toBe(true);
      expect(days[0]! >= '2010').toBe(true);
    },
  );
});

describe('a corpus that is written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  const blog = join(folder, 'blog');
  const count = ownPosts.length * 3;
  const posts = corpusPosts(count);
  const copies = posts.filter(isCopy);
  const fileOf = (post: string) =>
    join(
      blog,
      post,
      readdirSync(join(blog, post)).find((name) => /^index\.mdx?$/.test(name))!,
    );
  const read = (post: string) => readFileSync(fileOf(post), 'utf8');
  const frontMatter = (post: string) =>
    parse(wholePost.exec(read(post))![1]!) as Record<string, unknown>;

  beforeAll(() => {
    writeCorpus(blog, count);
  });

  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  test('has no title, description or opening twice', () => {
    for (const key of ['title', 'description']) {
      const values = posts.map((post) => frontMatter(post.folder)[key]);
      expect(new Set(values).size, key).toBe(count);
    }
    const bodies = posts.map(({folder: post}) => wholePost.exec(read(post))![2]);
    expect(new Set(bodies).size).toBe(count);
  });

  test('sends the links of copies to copies', () => {
    const toOwn = copies.filter(({folder: post}) =>
      ownPosts.some((own) => read(post).includes(`](../${own}/`)),
    );
    expect(toOwn).toEqual([]);
  });

  test('has charts of their own, as their command would have noted them', () => {
    const titles = posts.flatMap(({folder: post}) => {
      const data = join(blog, post, 'data');
      return (existsSync(data) ? readdirSync(data) : []).flatMap((name) => {
        const text = readFileSync(join(data, name), 'utf8');
        return text.includes('"measured"') ? readFigure(text).title : [];
      });
    });
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('an edit', () => {
  test('puts a word into the last sentence, and leaves the rest', () => {
    const text = '# A title\n\nOne sentence.\n\nThe last sentence.\n\n```ts\nconst a = 1;\n```\n';
    expect(withAWord(text, 'edited1')).toBe(text.replace('The last', 'The edited1 last'));
  });
});
