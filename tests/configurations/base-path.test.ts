import {existsSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {identity} from '../../src/site/identity';
import {chromiumFlags, ensureChromium} from '../support/chromium';
import {buildSite, repository} from '../support/docusaurus';
import {ensureNginx, missing, startNginx} from '../support/nginx';
import {useUntilLive} from '../support/use-page';
import {routes} from '../../src/site/routes';

// The whole site under a path of a host that also has other sites.

const base = '/blog/';
const root = join(repository, '.cache/base-path');
const folder = join(root, base);
const port = Number(process.env.E2E_PORT ?? 4173) + 7;
const origin = `http://127.0.0.1:${port}`;
const nginx = ensureNginx();

if (!nginx) {
  console.warn(missing);
}

const text = (path: string) => readFileSync(join(folder, path), 'utf8');

beforeAll(async () => {
  rmSync(root, {recursive: true, force: true});
  const {ok, output} = await buildSite(
    repository,
    // Leaves the output of `npm run build` alone.
    {SITE_BASE_URL: base, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/base-path/generated'},
    folder,
  );
  expect(ok, output).toBe(true);
}, 300_000);

/** Describes what is wrong with an address of this site, or returns `null`. */
function problemOf(address: string, from: string): string | null {
  const url = new URL(address, new URL(base + from, identity.url));
  if (url.origin !== new URL(identity.url).origin || !/^https?:$/.test(url.protocol)) {
    return null;
  }
  const path = decodeURIComponent(url.pathname);
  // The not-found page has no address of its own.
  if (path === `${base}404.html/`) {
    return null;
  }
  if (!path.startsWith(base)) {
    return `${from}: ${address} leads out of ${base}`;
  }
  const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
  return existsSync(file) && statSync(file).isFile()
    ? null
    : `${from}: ${address} leads to no file`;
}

test('every address that a file gives is below the path, and leads to a file', () => {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.(?:html|xml|json|txt|md)$/.test(file),
  );
  const problems: string[] = [];
  let count = 0;
  const check = (address: string | undefined, file: string) => {
    // Search templates have no file of their own.
    if (address !== undefined && !address.includes('{')) {
      count += 1;
      problems.push(...[problemOf(address, file)].filter((problem) => problem !== null));
    }
  };
  const own = new RegExp(`${identity.url.replaceAll('.', String.raw`\.`)}[^\\s"'<>)\\]\\\\]*`, 'g');
  for (const file of files) {
    const content = text(file);
    if (file.endsWith('.html')) {
      const $ = load(content);
      // Code listings in posts show example addresses.
      $('pre').remove();
      for (const element of $('[href], [src], [poster]').toArray()) {
        for (const name of ['href', 'src', 'poster']) {
          check($(element).attr(name), file);
        }
      }
      for (const element of $('[srcset]').toArray()) {
        for (const part of $(element).attr('srcset')!.split(',')) {
          check(part.trim().split(' ')[0], file);
        }
      }
      for (const element of $('meta[property="og:image"], meta[property="og:url"]').toArray()) {
        check($(element).attr('content'), file);
      }
      for (const element of $('script[type="application/ld+json"]').toArray()) {
        for (const [address] of $(element).text().matchAll(own)) {
          check(address, file);
        }
      }
    } else if (!file.startsWith('llms') && !file.endsWith('.md')) {
      for (const [address] of content.matchAll(own)) {
        check(address.replaceAll('&amp;', '&'), file);
      }
    }
  }
  expect([...new Set(problems)]).toEqual([]);
  expect(count).toBeGreaterThan(200);
});

test('crawlers read robots.txt at the root of a host alone, so there is none', () => {
  expect(existsSync(join(folder, 'robots.txt'))).toBe(false);
});

test('feeds, the sitemap and what hosts are told name the path', () => {
  expect(text('rss.xml')).toContain(`<link>${identity.url}${base}</link>`);
  expect(text('sitemap.xml')).toContain(`<loc>${identity.url}${base}</loc>`);
  expect(text('opensearch.xml')).toContain(`${identity.url}${base}${routes.search}/?q=`);
  expect(text('llms.txt')).toContain(`${identity.url}${base}`);
  expect(text('_redirects')).not.toMatch(/^\/(?!blog\/)/m);
});

describe.runIf(nginx)('in a browser, through nginx', () => {
  let stop: () => Promise<void>;
  beforeAll(async () => {
    stop = await startNginx(nginx!, port, {
      root,
      include: join(root, 'blog-hosts/nginx-server.conf'),
    });
  });
  afterAll(async () => {
    await stop();
  });

  test('a reader walks over the site, searches, and meets nothing that is not there', async () => {
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: chromiumFlags,
    });
    try {
      const context = await browser.newContext({viewport: {width: 1280, height: 800}});
      const problems: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          problems.push(message.text());
        }
      });
      context.on('weberror', (error) => problems.push(String(error.error())));
      context.on('response', (response) => {
        const {pathname} = new URL(response.url());
        if (response.status() >= 400 || !pathname.startsWith(base)) {
          problems.push(`${response.status()} ${pathname}`);
        }
      });
      // Each address opens in its own tab: if a page is left while it fetches, the browser aborts the
      // requests, and Pagefind reports that as an error.
      const open = async (path: string) => {
        const tab = await context.newPage();
        await tab.goto(`${origin}${base}${path}`);
        return tab;
      };
      let page = await open('');
      let heading = page.getByRole('heading', {level: 1});
      await useUntilLive(page);
      const post = page.getByRole('article').getByRole('heading', {level: 2}).first();
      const title = await post.innerText();
      await post.getByRole('link').click();
      await expect.poll(() => heading.innerText()).toBe(title);
      for (const name of ['Archive', 'Tags', 'Authors']) {
        await page
          .getByRole('navigation', {name: 'Main'})
          .getByRole('link', {name, exact: true})
          .click();
        await expect.poll(() => heading.innerText()).toBe(name);
        expect(new URL(page.url()).pathname).toBe(`${base}${name.toLowerCase()}/`);
      }
      page = await open(`${routes.search}/?q=${encodeURIComponent(title)}`);
      heading = page.getByRole('heading', {level: 1});
      const found = page.getByRole('main').getByRole('link', {name: title, exact: true}).first();
      await found.waitFor();
      await found.click();
      await expect.poll(() => heading.innerText()).toBe(title);
      page = await open(`${routes.archive}.html`);
      expect(new URL(page.url()).pathname).toBe(`${base}${routes.archive}/`);
      await page.waitForLoadState('networkidle');
      expect(problems).toEqual([]);

      page = await open('nothing/');
      await page.getByRole('heading', {level: 1, name: 'Page Not Found'}).waitFor();
      await page.getByRole('link', {name: identity.title}).first().click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(base);
    } finally {
      await browser.close();
    }
  });
});
