import {readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {buildSite} from '../support/docusaurus';
import {manyPosts, writeManyPostsSite} from '../support/many-posts-site';
import {pathTo} from '../support/path-to';

// Caches that builds keep for later ones save time, and do not change what is published.

let site: string;
let build: string;

const caches = () => join(site, 'node_modules/.cache');

async function rebuild(): Promise<void> {
  const {ok, output} = await buildSite(site, {BUILD_DATE: '2025-01-01'});
  expect(ok, output).toBe(true);
}

beforeAll(async () => {
  site = writeManyPostsSite('rebuilt');
  build = join(site, 'build');
  await rebuild();
}, 300_000);

function edit(path: string, from: string | RegExp, to: string): void {
  const file = join(site, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
}

/** The files of the build, by name, without the search index, whose order Pagefind itself varies. */
function published(): Record<string, string> {
  const names = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter(
    (name) => /\.(?:html|md|xml|json|txt|png|js|css)$/.test(name) && !name.startsWith('pagefind'),
  );
  return Object.fromEntries(
    names.sort().map((name) => [name, readFileSync(join(build, name), 'base64')]),
  );
}

/** The cache entries of the pages, and when each was written. */
const kept = (name: string) => {
  const folder = join(caches(), name);
  return new Map(
    readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .map((name) => [name, statSync(join(folder, name)).mtimeMs]),
  );
};

const page = (path: string) => readFileSync(join(build, path, 'index.html'), 'utf8');

test('after one edit, one page is rendered again, and says what was edited', async () => {
  const post = manyPosts[60]!;
  const before = kept('rendered-pages');
  const minified = kept('minified-pages');
  // As long as before: the length of a sentence is drawn on the cover, and lists show it.
  edit(`blog/${post.folder}/index.md`, 'A few more.', 'A few here.');
  await rebuild();
  expect(page(post.path)).toContain('A few here.');
  const after = kept('rendered-pages');
  expect(after.size).toBe(before.size);
  expect([...after].filter(([name, time]) => before.get(name) !== time)).toHaveLength(1);
  // With this many pages, some are rendered in worker threads, which leave the HTML unchanged.
  expect(page(post.path)).toMatch(/^<!doctype html><html lang=en/);
  expect(minified.size).toBe(before.size);
  const again = [...kept('minified-pages')].filter(([name, time]) => minified.get(name) !== time);
  expect(again.length).toBeLessThan(10);
});

/** Builds with the caches of former builds, then without, and expects the same output. */
async function expectTheSameAnew(looks: () => void): Promise<void> {
  await rebuild();
  looks();
  const remembered = published();
  rmSync(caches(), {recursive: true});
  rmSync(join(site, '.docusaurus'), {recursive: true});
  await rebuild();
  const anew = published();
  expect(Object.keys(remembered)).toEqual(Object.keys(anew));
  expect(Object.keys(anew).filter((name) => anew[name] !== remembered[name])).toEqual([]);
}

test('after edits of posts, tags, teams and documents, it writes what a build does that remembers nothing', async () => {
  edit(`blog/${manyPosts[2]!.folder}/index.md`, /^title: .*$/m, 'title: Another title');
  edit(`blog/${manyPosts[90]!.folder}/index.md`, /^title: .*$/m, 'title: Another old title');
  edit(`blog/${manyPosts[70]!.folder}/index.md`, 'odd]', 'even]');
  edit('blog/tags.yml', 'The tag even', 'The even ones');
  edit('blog/authors.yml', 'The team', 'All of us');
  edit('docs/legal.md', /^title: .*$/m, 'title: The law');
  await expectTheSameAnew(() => {
    expect(page(manyPosts[3]!.path)).toContain('Another title');
    expect(page(pathTo.tags)).toContain('The even ones');
  });
});

test('and after those of the site itself, and of which posts there are', async () => {
  rmSync(join(site, 'blog', manyPosts[100]!.folder), {recursive: true});
  edit('src/site/identity.ts', "baseUrl: '/'", "baseUrl: '/', title: 'Another site'");
  await expectTheSameAnew(() => {
    expect(page(pathTo.archive)).toContain('Another site');
  });
});
