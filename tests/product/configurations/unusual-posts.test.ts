import {existsSync, mkdirSync, readFileSync, statSync, symlinkSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {dirname, join} from 'node:path';
import {chromium} from '@playwright/test';
import {load} from 'cheerio';
import {beforeAll, expect, test} from 'vitest';
import {parse} from 'yaml';
import {addressOfPost} from '../../../src/content/post-path';
import {articleOf} from '../../../src/build/pages';
import {leftoversIn} from '../../site/built/leftovers';
import {problemsOfXml} from '../../site/built/xml';
import {validPosts, type ValidPost} from '../corpora/valid-posts';
import {beginSite} from '../support/begin-site';
import {chromiumFlags, ensureChromium} from '../../site/support/chromium';
import {buildSite} from '../../site/support/docusaurus';
import {startStaticHost} from '../../site/support/static-host';
import {filesIn} from '../support/unpublished-site';
import {useUntilLive} from '../../site/support/use-page';
import {identity} from '../../../src/site/identity';
import {routes} from '../../../src/site/routes';

// Posts that people bring from other blogs, all in one site that is built like ours, below a path of its host.

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

type Person = {name: string};

const plain = (text: string) => text.replace(/\s+/g, ' ');

beforeAll(async () => {
  writePosts(validPosts);
  const {ok, output} = await buildSite(site, {
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    SITE_BASE_URL: base,
  });
  expect(ok, output.slice(-20_000)).toBe(true);
}, 600_000);

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

/** Returns an address of this site if it is not below its path, or leads to no file. */
function brokenOf(address: string): string | null {
  const {pathname, origin} = new URL(address, identity.url);
  if (origin !== identity.url) {
    return null;
  }
  const path = decodeURIComponent(pathname);
  const file = join(build, path.slice(base.length), path.endsWith('/') ? 'index.html' : '');
  return path.startsWith(base) && existsSync(file) && statSync(file).isFile() ? null : address;
}

/** The addresses that a file gives: in a page, those of elements; elsewhere, whatever begins as the site's. */
function addressesIn(file: string): string[] {
  const text = readFileSync(join(build, file), 'utf8');
  if (!file.endsWith('.html')) {
    const own = new RegExp(`${identity.url.replaceAll('.', '[.]')}[^\\s"'<>)\\]\\\\]*`, 'g');
    return text.match(own) ?? [];
  }
  const $ = load(text);
  return $('[src], [href], [poster], meta[property="og:image"], meta[property="og:url"]')
    .toArray()
    .flatMap(({attribs: {src, href, poster, content}}) => [src, href, poster, content])
    .filter((address) => address !== undefined)
    .filter((address) => /^\/(?!\/)/.test(address) || address.startsWith(identity.url));
}

test('every address of the site is below its path, and leads to a file', () => {
  const files = filesIn(build).filter((file) => /\.(?:html|xml|json)$/.test(file));
  const found = files.flatMap((file) =>
    addressesIn(file)
      // Templates of a search have no file.
      .filter((address) => !address.includes('{'))
      .map((address) => ({file, address: address.replaceAll('&amp;', '&')})),
  );
  expect(found.length).toBeGreaterThan(1000);
  const wrong = found.filter(({address}) => brokenOf(address) !== null);
  expect(wrong.map(({file, address}) => `${file}: ${address}`)).toEqual([]);
});

test('the lists for programs name the path, below which there is no robots.txt', () => {
  const read = (path: string) => readFileSync(join(build, path), 'utf8');
  expect(read('sitemap.xml')).toContain(`<loc>${identity.url}${base}</loc>`);
  expect(read('llms.txt')).toContain(`${identity.url}${base}`);
  // Crawlers read it at the root of a host.
  expect(existsSync(join(build, 'robots.txt'))).toBe(false);
});

test('a reader of a site below a path walks and searches, and meets nothing that is not there', async () => {
  const root = join(site, 'root');
  mkdirSync(root);
  symlinkSync(build, join(root, 'blog'));
  const host = await startStaticHost(root, 0, false);
  const own = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const browser = await chromium.launch({executablePath: ensureChromium(), args: chromiumFlags});
  try {
    const page = await browser.newPage({viewport: {width: 1280, height: 800}});
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('response', (response) => {
      const {pathname, origin} = new URL(response.url());
      if (origin === own && (response.status() >= 400 || !pathname.startsWith(base))) {
        problems.push(`${response.status()} ${pathname}`);
      }
    });
    await page.goto(`${own}${base}${routes.tags}/`);
    await useUntilLive(page);
    const heading = page.getByRole('heading', {level: 1});
    await page
      .getByRole('navigation', {name: 'Main'})
      .locator(`a[href="${base}${routes.archive}/"]`)
      .first()
      .click();
    await page.waitForURL(`${own}${base}${routes.archive}/`);
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await page.getByRole('article').first().waitFor();
    const title = await heading.innerText();
    await page.goto(`${own}${base}${routes.search}/?q=${encodeURIComponent(title)}`);
    const found = page.getByRole('main').getByRole('link', {name: title, exact: true}).first();
    await found.click();
    await expect.poll(() => heading.innerText()).toBe(title);
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
    host.close();
    host.closeAllConnections();
  }
});

test('each post is of the same title, day and authors for readers, search engines and programs', () => {
  const wrong = validPosts.flatMap((post) => {
    const $ = load(readFileSync(pageOf(post), 'utf8'));
    const header = $('article header').first();
    const {'@graph': things} = JSON.parse($('script[type="application/ld+json"]').text()) as {
      '@graph': Array<{
        '@type': string;
        headline: string;
        datePublished: string;
        author?: Person[];
      }>;
    };
    const {headline, datePublished, author} = things.find(
      (thing) => thing['@type'] === 'BlogPosting',
    )!;
    const [, head] = /^---\n(.*?)\n---\n/s.exec(
      readFileSync(`${dirname(pageOf(post))}.md`, 'utf8'),
    )!;
    const {title, date, authors} = parse(head!) as {title: string; date: string; authors: string[]};
    const names = [author ?? []].flat().map(({name}) => name);
    expect(existsSync(join(pageOf(post), '../card.png')), post.name).toBe(true);
    const isRight =
      [headline, title].every((one) => one === header.find('h1').text()) &&
      datePublished === header.find('time').attr('datetime') &&
      date === datePublished.slice(0, 10) &&
      names.join() === authors.join() &&
      names.every((name) => header.text().includes(name));
    return isRight ? [] : [{name: post.name, headline, title, datePublished, date, names, authors}];
  });
  expect(wrong).toEqual([]);
});

test('every feed can be read by programs', () => {
  const files = filesIn(build).filter((file) => /\.xml$|feed\.json$/.test(file));
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
