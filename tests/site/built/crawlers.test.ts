import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {identity} from '../../../src/site/identity';
import {repository} from '../support/docusaurus';
import {at, base, ofOne, pathTo, within} from '../support/path-to';
import {routes} from '../../../src/site/routes';
import {addressed, addressOf, isUnlisted, page, posts, published, read} from '../support/pages';
import {problemsOfXml} from './xml';

const $ = load(read('sitemap.xml'), {xml: true});
const entries = $('url')
  .toArray()
  .map((url) => ({
    path: new URL($(url).children('loc').text()).pathname,
    changed: $(url).children('lastmod').text(),
  }));
const listed = entries.map(({path}) => path);

/** Whether the sitemap leaves out a page, with the reasons. */
function isLeftOut(path: string): boolean {
  // Its content depends on the query.
  const isSearch = path === pathTo.search;
  // The second and later pages of a list: the posts that they list have their own pages.
  const isLaterPage = /\/page\/\d+\/$/.test(path);
  return isSearch || isLaterPage || isThin(path);
}

/** Whether a page lists at most one post, and so adds nothing to it. */
function isThin(path: string): boolean {
  if (!ofOne.test(path)) {
    return false;
  }
  const {$: list} = page(path);
  const known = new Set(posts.map((post) => post.path));
  const links = list('main a[href]')
    .toArray()
    .map((link) => list(link).attr('href')!);
  return new Set(links.filter((link) => known.has(link))).size < 2;
}

test('the sitemap lists every page that is worth a visit, and nothing else', () => {
  expect(problemsOfXml(read('sitemap.xml'), 'sitemap')).toEqual([]);
  const expected = addressed
    .filter((one) => !isUnlisted(one) && !isLeftOut(one.path))
    .map(({path}) => path);
  expect(expected.length).toBeGreaterThan(posts.length + 5);
  expect([...listed].sort()).toEqual(expected.sort());
  expect($('loc').first().text()).toMatch(new RegExp(`^${addressOf(at('/'))}`));
});

test('the sitemap says when posts, lists and legal pages changed, which is not when they were built', () => {
  const changed = Object.fromEntries(entries.map((entry) => [entry.path, entry.changed]));
  const newest = posts
    .map(({path}) => changed[path]!)
    .sort()
    .at(-1);
  for (const {path} of posts) {
    const published = within(path).slice(1, 11).replaceAll('/', '-');
    expect(changed[path]! >= published, path).toBe(true);
    expect(changed[path]! <= new Date().toISOString().slice(0, 10), path).toBe(true);
  }
  for (const path of [at('/'), pathTo.archive, pathTo.tags, pathTo.authors]) {
    expect(changed[path]).toBe(newest);
  }
  expect(changed[at('/legal-notices/')]).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('only the search page and unlisted ones ask not to be indexed', () => {
  const asking = addressed.filter(
    (each) => each.$('meta[name="robots"]').length > 0 && !isUnlisted(each),
  );
  expect(asking.map(({path}) => path)).toEqual([pathTo.search]);
  expect(page(pathTo.search).$('meta[name="robots"]').attr('content')).toBe('noindex, follow');
});

test.runIf(base !== '/')('below a path, no file says what only the root of a host can say', () => {
  expect(published).not.toContain('robots.txt');
});

test.runIf(base === '/')('robots.txt says what crawlers may read, and where the sitemap is', () => {
  const [, ...further] = identity.locales;
  const bases = [at('/'), ...further.map(({code}) => at(`/${code}/`))];
  const rules = read('robots.txt').split('\n').filter(Boolean);
  expect(rules).toEqual([
    'User-agent: *',
    'Allow: /',
    ...bases.map((from) => `Disallow: ${from}${routes.search}/?`),
    ...bases.map((from) => `Sitemap: ${addressOf(`${from}sitemap.xml`)}`),
  ]);
});

test('nothing is published that a reader has no use for', () => {
  const alternates = new Set(
    addressed.flatMap((each) => {
      const href = each.$('link[rel="alternate"][type="text/markdown"]').attr('href');
      return href === undefined ? [] : href.slice(base.length);
    }),
  );
  expect(alternates.size).toBeGreaterThanOrEqual(posts.length);
  const useless = published.filter((file) => /\.(?:map|tsx?|mdx?|ya?ml)$|LICENSE/.test(file));
  expect(useless.filter((file) => !alternates.has(file))).toEqual([]);
});

test('no file reveals where it was built, and none has a source map', () => {
  // Only at the start of a path: if the repository is at `/src`, `@site/src/` reveals nothing.
  const place = new RegExp(`(?<![\\w.@-])${repository.replace(/\W/g, '\\$&')}/|sourceMappingURL=`);
  expect(place.test(`"${repository}/blog/"`)).toBe(true);
  const texts = published.filter((file) => /\.(?:html|js|css|xml|json|txt)$/.test(file));
  expect(texts.filter((file) => place.test(read(file)))).toEqual([]);
});
