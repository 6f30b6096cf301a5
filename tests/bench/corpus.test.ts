import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {readFigure} from '../../src/markdown/figures/read-figure';
import {corpusPosts, isCopy, ownPosts, wholePost, withAWord, writeCorpus} from './corpus';

const dayOf = (folder: string) => folder.slice(0, 10);

describe('the posts of a corpus', () => {
  test('are the site’s own where no more are asked for', () => {
    expect(corpusPosts(ownPosts.length).map(({folder}) => folder)).toEqual(ownPosts);
  });

  test('are refused where fewer are asked for, with what to do', () => {
    expect(() => corpusPosts(ownPosts.length - 1)).toThrow(`Ask for ${ownPosts.length} or more`);
    expect(() => corpusPosts(NaN)).toThrow('cannot be made');
  });

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

  test('are told in turn', () => {
    const count = ownPosts.length * 3;
    for (const original of ownPosts) {
      expect(corpusPosts(count).filter((post) => post.original === original)).toHaveLength(3);
    }
  });
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

  test('has the posts that were promised, and what they share', () => {
    const names = readdirSync(blog);
    expect(names.filter((name) => /^\d/.test(name)).sort()).toEqual(
      posts.map((post) => post.folder).sort(),
    );
    expect(names).toContain('authors.yml');
  });

  test('has the site’s own as they are', () => {
    const [own] = ownPosts;
    const source = join(__dirname, '../../blog', own!);
    expect(read(own!)).toBe(readFileSync(join(source, fileOf(own!).split('/').at(-1)!), 'utf8'));
  });

  test('has no title, description or opening twice', () => {
    for (const key of ['title', 'description']) {
      const values = posts.map((post) => frontMatter(post.folder)[key]);
      expect(new Set(values).size, key).toBe(count);
    }
    const bodies = posts.map(({folder: post}) => wholePost.exec(read(post))![2]);
    expect(new Set(bodies).size).toBe(count);
  });

  test('has titles and descriptions of a length that the check allows', () => {
    for (const {folder: post} of copies) {
      expect(String(frontMatter(post).title).length).toBeLessThanOrEqual(80);
      expect(String(frontMatter(post).description).length).toBeLessThanOrEqual(160);
    }
  });

  test('claims no former address for two posts', () => {
    expect(copies.filter((post) => 'redirects' in frontMatter(post.folder))).toEqual([]);
  });

  const linksOf = (post: string) =>
    [...read(post).matchAll(/\]\((\.\.?\/[^)#\s]+)/g)].map(([, path]) => path!);

  test('links and imports what is there', () => {
    for (const {folder: post} of posts) {
      for (const path of linksOf(post)) {
        expect(existsSync(join(blog, post, path)), `${path} of ${post}`).toBe(true);
      }
      for (const [, path] of read(post).matchAll(/^import .* from\s+'(\.\.?\/.*)'/gm)) {
        const file = join(blog, post, path!);
        expect(existsSync(file) || existsSync(`${file}.tsx`), `${path} of ${post}`).toBe(true);
      }
    }
  });

  test('links as often in each copy as in what it repeats', () => {
    for (const {folder: post, original} of copies) {
      expect(linksOf(post)).toHaveLength(linksOf(original).length);
    }
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

  test('of a text without sentences is refused', () => {
    expect(() => withAWord('# -\n', 'edited1')).toThrow('no sentence');
  });
});
