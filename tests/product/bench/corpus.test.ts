import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {parse} from 'yaml';
import {corpusPosts, isCopy, ownPosts, wholePost, writeCorpus} from './corpus';

const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
afterAll(() => {
  rmSync(folder, {recursive: true});
});

test('each post of a corpus is told in words of its own, and leads from copies to copies', () => {
  const blog = join(folder, 'blog');
  const posts = corpusPosts(ownPosts.length * 3);
  writeCorpus(blog, posts.length);
  const read = posts.map((post) => {
    const names = readdirSync(join(blog, post.folder));
    const name = names.find((one) => /^index\.mdx?$/.test(one))!;
    const [, head, body] = wholePost.exec(readFileSync(join(blog, post.folder, name), 'utf8'))!;
    return {post, body: body!, ...(parse(head!) as {title: string; description: string})};
  });
  for (const key of ['title', 'description', 'body'] as const) {
    expect(new Set(read.map((one) => one[key])).size, key).toBe(posts.length);
  }
  const copies = read.filter(({post}) => isCopy(post));
  expect(copies).toHaveLength(2 * ownPosts.length);
  expect(copies.filter(({body}) => ownPosts.some((own) => body.includes(`](../${own}/`)))).toEqual(
    [],
  );
});
