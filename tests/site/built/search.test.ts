import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gunzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {repository} from '../support/docusaurus';
import {at, pathTo, within} from '../support/path-to';
import {page, pages, posts, published} from '../support/pages';

const folder = join(repository, 'build/pagefind/fragment');

/** What the index holds for each page. */
const own = readdirSync(folder).map((file) => {
  const text = gunzipSync(readFileSync(join(folder, file))).toString();
  const fragment = JSON.parse(text.replace(/^pagefind_dcd/, '')) as {
    url: string;
    content: string;
    meta: Record<string, string>;
  };
  return {...fragment, url: at(`${fragment.url.replace(/\/$/, '')}/`)};
});

test('the index holds all posts, series and legal pages, and no other list', () => {
  const paths = [...posts.map(({path}) => path), at('/legal-notices/')];
  const found = own.map(({url}) => url);
  expect(found).toEqual(expect.arrayContaining(paths));
  const legal = found.filter((path) => !posts.some((post) => post.path === path));
  expect(legal.map((path) => page(path).$('h1').length)).toEqual(legal.map(() => 1));
  expect(
    found.filter((path) =>
      [at('/page/'), ...Object.values(pathTo)].some(
        (list) => path.startsWith(list) && list !== pathTo.podcast && list !== pathTo.series,
      ),
    ),
  ).toEqual([]);
});

test('the text of a post is in the index with its code, and without what is around it', () => {
  for (const {path, $} of posts) {
    const {content} = own.find(({url}) => url === path)!;
    // The box of a series comes before the text.
    const paragraph = $('#__blog-post-container p:not([data-post-extras] *)')
      .first()
      .text()
      .split(/\s+/)
      .slice(0, 5)
      .join(' ');
    expect(content).toContain(paragraph);
    expect(content).not.toContain('Edit this page');
    expect(content).not.toContain('Copy code');
    expect(content).not.toContain('Cite this post');
  }
});

test('each post can be found by its day and its tags', () => {
  for (const {path, $} of posts) {
    const {meta} = own.find(({url}) => url === path)!;
    const tags = $(`article header a[href^="${pathTo.tags}"]`)
      .toArray()
      .map((link) => $(link).text());
    expect(meta.date).toContain(within(path).slice(1, 5));
    expect(new Set(meta.tags!.split(', '))).toEqual(new Set(tags));
  }
});

test('no interface of Pagefind is published, and nothing but the search speaks of the index', () => {
  expect(published.filter((file) => /pagefind-(?:.*ui|highlight|worker)/.test(file))).toEqual([]);
  // Code listings in posts contain no addresses to load.
  const listing = /<pre\b.*?<\/pre>/gs;
  for (const {html} of pages) {
    expect(html.replace(listing, '')).not.toContain('pagefind');
  }
});

test('without scripts, the search page says so, and leads to tags and new posts', () => {
  const {$} = page(pathTo.search);
  expect($('main .search-status').text()).toContain('Searching needs scripts.');
  const linksIn = (part: string) =>
    $(`main ${part} a`)
      .toArray()
      .map((link) => $(link).attr('href'));
  expect(linksIn('li').length).toBeGreaterThan(0);
  expect(linksIn('article').length).toBeGreaterThan(0);
  expect(posts.map(({path}) => path)).toEqual(expect.arrayContaining(linksIn('article')));
});
