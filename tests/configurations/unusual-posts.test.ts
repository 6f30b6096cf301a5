import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {beforeAll, expect, test} from 'vitest';
import {addressOfPost} from '../../src/content/post-path';
import {articleOf} from '../../src/build/pages';
import {leftoversIn} from '../built/leftovers';
import {problemsOfXml} from '../built/xml';
import {validPosts, type ValidPost} from '../corpora/valid-posts';
import {beginSite} from '../support/begin-site';
import {buildSite} from '../support/docusaurus';
import {routes} from '../../src/site/routes';

// Posts that people bring from other blogs, all in one site that is built like ours.

const authors = ['team', 'ada', 'grace', 'barbara', 'margaret', 'katherine'];

const {site, write} = beginSite('unusual-posts', ['package-lock.json', 'src/pages']);

function writePosts(posts: ValidPost[]): void {
  for (const {files} of posts) {
    for (const [path, text] of Object.entries(files)) {
      write(`blog/${path}`, text);
    }
  }
  // No post has an episode.
  write(`src/pages/${routes.podcast}.md`, '# Podcast\n\nNothing to hear.\n');
  write('blog/tags.yml', 'common: {label: Common}\n');
  write(
    'blog/authors.yml',
    authors.map((key) => `${key}: {name: The ${key} of engineering, page: true}\n`).join(''),
  );
}

const build = join(site, 'build');
const base = '/blog/';

/** The path of a post's published page. */
function pageOf({files}: ValidPost): string {
  const [path] = Object.keys(files);
  return join(build, addressOfPost(path!), 'index.html');
}

/** The text of a post on its page. */
const htmlOf = (post: ValidPost) => articleOf(readFileSync(pageOf(post), 'utf8'))!;

const textOf = (post: ValidPost) => load(`<article>${htmlOf(post)}</article>`, null, false);

const plain = (text: string) => text.replace(/\s+/g, ' ');

beforeAll(async () => {
  writePosts(validPosts);
  const {ok, output} = await buildSite(site, {
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    SITE_BASE_URL: base,
  });
  expect(ok, output.slice(-20_000)).toBe(true);
}, 600_000);

test('each post has a name of its own', () => {
  expect(new Set(validPosts.map(({name}) => name)).size).toBe(validPosts.length);
});

test('every post is a page, on which readers see its words', () => {
  const missing = validPosts.flatMap((post) => {
    if (!existsSync(pageOf(post))) {
      return `${post.name}: no page`;
    }
    const $ = textOf(post);
    $('script, style').remove();
    const text = plain($('article').text());
    return (post.sees ?? [])
      .filter((words) => !text.includes(plain(words)))
      .map((words) => `${post.name}: ${words}`);
  });
  expect(missing).toEqual([]);
});

test('no page has a listing without code, or Markdown as it is written', () => {
  const faults = validPosts.flatMap((post) =>
    leftoversIn(htmlOf(post)).map((what) => `${post.name}: ${what}`),
  );
  expect(faults).toEqual([]);
});

test('every address in a post that is of the site leads to a file of it', () => {
  const wrong = validPosts.flatMap((post) => {
    const addresses = textOf(post)('[src], [href], [poster]')
      .toArray()
      .flatMap(({attribs: {src, href, poster}}) => [src, href, poster])
      .filter((address) => address !== undefined && /^\/(?!\/)/.test(address));
    return addresses.flatMap((address) => {
      const {pathname} = new URL(address!, 'https://a.example/');
      const file = join(build, decodeURIComponent(pathname.slice(base.length)));
      return pathname.startsWith(base) && existsSync(file) ? [] : `${post.name}: ${address}`;
    });
  });
  expect(wrong).toEqual([]);
});

test('every post has a card', () => {
  const missing = validPosts.filter((post) => !existsSync(join(pageOf(post), '../card.png')));
  expect(missing.map(({name}) => name)).toEqual([]);
});

test('every feed can be read by programs', () => {
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.xml$|feed\.json$/.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const text = readFileSync(join(build, file), 'utf8');
    if (file.endsWith('.xml')) {
      expect(problemsOfXml(text), file).toEqual([]);
    } else {
      expect(() => JSON.parse(text) as unknown, file).not.toThrow();
    }
  }
});
