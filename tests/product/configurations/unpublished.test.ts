import {cpSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {load} from 'cheerio';
import {beforeAll, describe, expect, test} from 'vitest';
import {buildSite} from '../../site/support/docusaurus';
import {filesIn} from '../support/folder';
import {episodeFiles, hours, posts, writeUnpublishedSite} from '../support/unpublished-site';
import {routes} from '../../../src/site/routes';

type Hour = 'early' | 'late';

let site: string;

beforeAll(async () => {
  site = await writeUnpublishedSite('unpublished');
  for (const hour of ['early', 'late'] as const) {
    const {ok, output} = await buildSite(site, {BUILD_DATE: hours[hour]});
    expect(ok, output).toBe(true);
    // The second build goes over the first, of which nothing may be left.
    cpSync(join(site, 'build'), join(site, hour), {recursive: true});
  }
}, 300_000);

const filesOf = (hour: Hour) => filesIn(join(site, hour));
const text = (hour: Hour, file: string) => readFileSync(join(site, hour, file), 'utf8');

/** The uncompressed bytes of a file. */
function contentOf(hour: Hour, file: string): Buffer {
  const bytes = readFileSync(join(site, hour, file));
  if (file.endsWith('.br')) {
    return brotliDecompressSync(bytes);
  }
  // Pagefind names its files .pf_index and the like, and compresses them with gzip.
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
}

/** The files that contain one of the words in their name or content. */
const saying = (hour: Hour, ...words: string[]): string[] =>
  filesOf(hour).filter((file) => {
    const content = `${file}\n${contentOf(hour, file).toString('latin1')}`.toLowerCase();
    return words.some((word) => content.includes(word));
  });

const slugOf = ({folder}: {folder: string}) => folder.slice('YYYY-MM-DD-'.length);

/** The files in which an ordinary published post appears. */
const places = ({path, tag}: {path: string; tag: string}) => [
  ...['', routes.archive, routes.tags, `${routes.tags}/common`, `${routes.tags}/${tag}`]
    .concat(`${routes.authors}/team`, path.slice(1, -1))
    .map((page) => join(page, 'index.html')),
  ...['rss.xml', 'atom.xml', 'feed.json', 'llms.txt', 'llms-full.txt'],
  ...[`${routes.tags}/${tag}/rss.xml`, `${path.slice(1, -1)}.md`],
];

describe('a post is everywhere that posts are', () => {
  test.each([
    ['early', posts.published],
    ['late', posts.published],
    ['early', posts.expired],
    ['late', posts.scheduled],
  ] as const)('%s: $title', (hour, post) => {
    const files = saying(hour, post.word);
    expect(files).toEqual(expect.arrayContaining(places(post)));
    expect(text(hour, 'sitemap.xml')).toContain(post.path);
  });
});

describe('nothing of a post that is not published is in any byte of the site', () => {
  test.each([
    ['a draft', 'early', posts.draft],
    ['a draft', 'late', posts.draft],
    ['a post of a later hour', 'early', posts.scheduled],
    ['a post that has expired', 'late', posts.expired],
  ] as const)('%s, %s', (_what, hour, post) => {
    expect(saying(hour, post.word, slugOf(post), post.path)).toEqual([]);
  });

  test('its tag and its team have no place in lists', () => {
    const names = load(text('late', `${routes.authors}/index.html`))('main h2 a').text();
    expect(names).toBe('The team');
    expect(text('late', 'sitemap.xml')).not.toContain('newcomers');
    expect(filesOf('late').filter((file) => /newcomers\/.*\.(?:xml|json)$/.test(file))).toEqual([]);
  });
});

test('an unlisted post has a page that search engines leave out, and nothing leads to it or holds it', () => {
  const {word, path, title} = posts.unlisted;
  const page = load(text('late', `${path.slice(1)}index.html`));
  expect(page('h1').text()).toBe(title);
  expect(page('meta[name=robots]').attr('content')).toBe('noindex, nofollow');
  expect(page('link[type="text/markdown"]')).toHaveLength(0);
  // The page of its tag is unlisted too; the code of both is of the client.
  const elsewhere = saying('late', word, slugOf(posts.unlisted)).filter(
    (file) => !file.startsWith('assets/') && !/(?:quiet-|tags\/)syzygy\//.test(file),
  );
  expect(elsewhere).toEqual([]);
});

test('a build at a time without posts stops, and says what to do', async () => {
  const {ok, output} = await buildSite(site, {BUILD_DATE: '2020-01-01'});
  expect(ok).toBe(false);
  expect(output).toMatch(
    /No post of blog\/ is for readers to find on 1 January 2020: .*correct BUILD_DATE/,
  );
});

test('an episode comes with its post: its files, its place in the page and the feed', () => {
  for (const file of [...episodeFiles, 'podcast/feed.xml']) {
    expect(filesOf('early').filter((one) => one.startsWith(file))).toEqual([]);
    expect(filesOf('late')).toContain(file);
  }
  const players = (hour: Hour) => load(text(hour, `${routes.podcast}/index.html`))('main audio');
  expect(players('early')).toHaveLength(0);
  expect(players('late')).toHaveLength(1);
});
