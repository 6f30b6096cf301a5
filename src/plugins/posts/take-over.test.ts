import {existsSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {checkPosts} from './check-posts';
import {index as own, post, scratch, site, type Content} from './fixture';
import {mend} from './mend';

afterAll(() => {
  rmSync(scratch, {recursive: true, force: true});
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
);

/** What `--fix` makes of the files of another blog, and what it leaves to be said. */
async function taken(files: Record<string, Content | null>) {
  const root = site({[own]: post(), ...files});
  for (
    let rounds = 0;
    rounds < 8 && (await mend(root, (await checkPosts(root)).findings)).size > 0;
    rounds++
  );
  const {findings} = await checkPosts(root);
  return {
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    has: (path: string) => existsSync(join(root, path)),
    errors: findings
      .filter(({severity}) => severity === 'error')
      .map(({reason, remedy}) => `${reason}: ${remedy}`),
  };
}

const name = '2019-07-03-version-60';
const at = `blog/${name}.md`;
const index = `blog/${name}/index.md`;

describe('--fix takes over', () => {
  test('authors who are described in the post', async () => {
    const authors =
      'authors:\n  - name: Ann Other\n    title: Engineer\n    url: https://example.com/ann\n    image_url: https://example.com/ann.png\n    socials:\n      x: ann\n  - key: web\n    image_url: ./ann.png';
    const {read, errors} = await taken({[at]: post('', {authors})});
    expect(errors).toEqual([]);
    expect(read(index)).toContain('\nauthors: [ ann-other, web ]\n');
    expect(read('blog/authors.yml')).toContain(
      'ann-other:\n  name: Ann Other\n  title: Engineer\n  url: https://example.com/ann\n  socials:\n    x: ann\n',
    );
  });

  test('an author who is no list, and one who is only a name', async () => {
    for (const authors of [
      'authors: {name: Ann Other, email: ann@example.com}',
      'authors: [Ann Other]',
    ]) {
      const {read, errors} = await taken({[at]: post('', {authors})});
      expect(errors).toEqual([]);
      expect(read(index)).toContain('\nauthors: [ ann-other ]\n');
      expect(read('blog/authors.yml')).toContain('ann-other:\n  name: Ann Other\n');
    }
  });

  test('an author of whom the post says accounts', async () => {
    const authors = 'author: Ann Other\nauthorTwitter: ann\nauthorFBID: 100000023028168';
    const {read, errors} = await taken({[at]: post('', {authors})});
    expect(errors).toEqual([]);
    expect(read(index)).not.toMatch(/authorTwitter|authorFBID/);
    expect(read('blog/authors.yml')).toContain('  socials:\n    x: ann\n');
  });

  test.each([
    ['slug: version-sixty', '/version-sixty/'],
    ['slug: /releases/0.60', '/releases/0.60/'],
    ['permalink: /news/sixty.html', '/news/sixty.html'],
  ])('the address that %s gave', async (key, address) => {
    const {read, errors} = await taken({[at]: post('', {key})});
    expect(errors).toEqual([]);
    const folder = key.includes('slug: v') ? '2019-07-03-version-sixty' : undefined;
    const moved = folder ?? (key.includes('0.60') ? '2019-07-03-0-60' : name);
    expect(read(`blog/${moved}/index.md`)).toContain(`\nredirects: [ ${address} ]\n`);
  });

  test('the address that the name of the file gave, where it is another now', async () => {
    const {read, errors} = await taken({
      'blog/2017-04-13-1.0.0.md': post(),
      [at]: post(),
      'blog/2021/05-12-beta/index.md': post(),
    });
    expect(errors).toEqual([]);
    expect(read('blog/2017-04-13-1-0-0/index.md')).toContain('\nredirects: [/2017/04/13/1.0.0/]\n');
    expect(read(index)).not.toContain('redirects');
    expect(read('blog/2021-05-12-beta/index.md')).not.toContain('redirects');
  });

  test('no address of a draft, since nobody could open it', async () => {
    const {read} = await taken({[at]: post('', {key: 'slug: sixty', draft: 'draft: true'})});
    expect(read('blog/2019-07-03-sixty/index.md')).not.toMatch(/redirects|slug/);
  });

  test('former addresses that others call aliases', async () => {
    const {read, errors} = await taken({
      [at]: post('', {aliases: 'aliases:\n  - /a\n  - /b/', slug: 'slug: version-60'}),
    });
    expect(errors).toEqual([]);
    expect(read(index)).toContain('\nredirects: [ /version-60/, /a/, /b/ ]\n');
  });

  test('folders of years, of which none is left empty', async () => {
    const {has, errors} = await taken({
      'blog/2021/05-12-beta/index.md': post('![A](./img/a.svg)'),
      'blog/2021/05-12-beta/img/a.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
      'blog/2021/06/13/gamma.md': post(),
    });
    expect(errors.filter((error) => !/alt|telephone/.test(error))).toEqual([]);
    expect(has('blog/2021-05-12-beta/img/a.svg')).toBe(true);
    expect(has('blog/2021-06-13-gamma/index.md')).toBe(true);
    expect(has('blog/2021')).toBe(false);
  });

  test('links between files that move', async () => {
    const {read, errors} = await taken({
      [at]: post('[One](2020-01-01-other.md#a-part), [two](./2021/05-12-beta/index.md).'),
      'blog/2020-01-01-other.md': post(`[Back](./${name}.md)\n\n[a]: ${name}.md\n\n[Ref][a]`),
      'blog/2021/05-12-beta/index.md': post(`[Up](../../${name}.md)`),
    });
    expect(errors).toEqual([]);
    expect(read(index)).toContain(
      '[One](../2020-01-01-other/index.md#a-part), [two](../2021-05-12-beta/index.md).',
    );
    expect(read('blog/2020-01-01-other/index.md')).toContain(
      `[Back](../${name}/index.md)\n\n[a]: ../${name}/index.md`,
    );
    expect(read('blog/2021-05-12-beta/index.md')).toContain(`[Up](../${name}/index.md)`);
  });

  test('categories, tags that the post describes, and a summary', async () => {
    const described = 'tags:\n  - label: Front\n    permalink: /fe\n  - testing';
    const {read, errors} = await taken({
      [at]: post('', {tags: 'categories: front', key: 'category: news'}),
      'blog/2020-01-01-other.md': post('', {tags: described, key: 'categories: news'}),
      'blog/2020-01-02-third.md': post('', {
        description: 'summary: A sentence that says in more than fifty letters what was found.',
        key: 'keywords: one, two\ndraft: "false"\ndate: 2020-01-02 9:00:00',
      }),
    });
    expect(errors).toEqual([]);
    expect(read(index)).toContain('\ntags: [ front ]\n');
    expect(read('blog/2020-01-01-other/index.md')).toContain('\ntags: [ front, testing ]\n');
    expect(read('blog/2020-01-01-other/index.md')).not.toContain('categories');
    const third = read('blog/2020-01-02-third/index.md');
    expect(third.match(/^description: /gm)).toHaveLength(1);
    expect(third).toContain('\nkeywords: [ one, two ]\ndraft: false\ndate: 2020-01-02T09:00\n');
  });

  test('a card that lies beside the post', async () => {
    const folder = 'blog/2021-08-26-beta';
    const {read, has} = await taken({
      [`${folder}/index.md`]: post('', {image: 'image: ./img/card.png'}),
      [`${folder}/img/card.png`]: png,
    });
    expect(read(`${folder}/index.md`)).toContain('\nimage: /img/2021-08-26-beta.png\n');
    expect(has('static/img/2021-08-26-beta.png')).toBe(true);
    expect(has(`${folder}/img/card.png`)).toBe(false);
  });

  test('a first heading that stands for the front matter', async () => {
    const {read, errors} = await taken({
      [at]: '# Words that a reader will know\n\nThe first words.\n',
    });
    expect(read(index)).toMatch(/^---\ntitle: "Words that a reader will know"\n---\n/);
    expect(errors.join()).toMatch(/“authors” is missing: .*“tags” is missing/);
  });

  test('names of authors that no post of this site could write', async () => {
    const {read, errors} = await taken({
      'blog/authors.yml': 'web:\n  name: Web\n  imageURL: /img/web.png\nAnnO:\n  name: Ann\n',
      'static/img/web.png': png,
      [at]: post('', {authors: 'authors: [AnnO]'}),
    });
    expect(read('blog/authors.yml')).toContain('\nanno:\n');
    expect(read(index)).toContain('authors: [anno]');
    expect(errors).toEqual([]);
    expect(read('blog/authors.yml')).toContain('  image_url: /img/web.png\n');
  });

  test('what MDX writes in another way', async () => {
    const path = `blog/${name}.mdx`;
    const {read, errors} = await taken({
      [path]: post(
        '### Part {#a-name}\n\n<https://example.com/a>\n\nOne<br>two\n\n<p>\n<wbr>\n</p>',
      ).replace('<!-- truncate -->', '{/* truncate */}'),
    });
    expect(errors).toEqual([]);
    const text = read(`blog/${name}/index.mdx`);
    expect(text).toContain('### Part {/* #a-name */}\n');
    expect(text).toContain('[https://example.com/a](https://example.com/a)');
    expect(text).toContain('One<br />two');
    expect(text).toContain('<wbr />');
  });

  test('styles of JavaScript in MDX, which are no template of another program', async () => {
    const {errors} = await taken({
      [`blog/${name}.mdx`]: post(
        "export const Red = ({children, color}) => <b style={{color: color}}>{children}</b>;\n\n<Red color='red'>Words</Red>",
      ).replace('<!-- truncate -->', '{/* truncate */}'),
    });
    expect(errors.join()).not.toMatch(/Liquid|template/);
  });
});

describe('what --fix leaves is said precisely', () => {
  test('a day that is in no calendar, none at all, and a folder that is taken', async () => {
    const {errors} = await taken({
      'blog/2020-02-31-one.md': post(),
      'blog/undated.md': post(),
      'blog/2024-05-07-one-1.0.md': post(),
      'blog/2024-05-07-one-1-0/index.md': post(),
    });
    expect(errors).toEqual([
      expect.stringContaining('there is no 2020-02-31 in the calendar'),
      expect.stringContaining('There is a post in blog/2024-05-07-one-1-0 already'),
      expect.stringContaining('move it to blog/YYYY-MM-DD-undated/index.md, with the day'),
    ]);
  });
});
