import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {load} from 'cheerio';
import puppeteer, {type Browser, type Page} from 'puppeteer-core';
import serveStatic from 'serve-static';
import {clientFile} from '../../../../src/lib/contracts';
import {chromiumFlags, ensureChromium} from '../../../site/support/chromium';
import {repository} from '../../../site/support/docusaurus';
import {pathTo} from '../../../site/support/path-to';
import {anyPost, posts} from '../../../site/support/site';
import {expect, test} from '../../../site/support/test';

// Chromium renders nothing ahead where Playwright drives it, so these tests use Puppeteer. That cannot look into such a
// page, so each page tells its host what a reader would see.

test.describe.configure({mode: 'serial'});

/** What a page looks like. */
type Look = {
  path: string;
  theme: string;
  title: string;
  heading: string;
  top: number;
  messages: number;
};

/** Runs in each page, before anything else. */
function tell(): void {
  const send = (what: string) => {
    const look: Look = {
      path: location.pathname + location.hash,
      theme: document.documentElement.dataset.theme!,
      title: document.title,
      heading: document.querySelector('main h1')!.textContent,
      top: scrollY,
      messages: document.querySelectorAll('[role=alert],#nprogress').length,
    };
    void fetch(`/told/${what}`, {method: 'POST', body: JSON.stringify(look)});
  };
  if ((document as {prerendering?: boolean}).prerendering === true) {
    addEventListener('DOMContentLoaded', () => {
      send('rendered');
    });
    document.addEventListener('prerenderingchange', () => {
      requestAnimationFrame(() => {
        requestAnimationFrame(() => {
          send('shown');
        });
      });
    });
  }
}

let browser: Browser;
let host: Server;
let origin: string;
let page: Page;
/** What the host was asked for. */
let asked: string[];
let told: Record<'rendered' | 'shown', Look[]>;

test.beforeAll(async () => {
  browser = await puppeteer.launch({executablePath: ensureChromium(), args: chromiumFlags});
});

test.afterAll(async () => {
  await browser.close();
});

test.beforeEach(async () => {
  const folder = join(repository, 'build');
  const serve = serveStatic(folder, {maxAge: '1h'});
  asked = [];
  told = {rendered: [], shown: []};
  host = createServer((request, response) => {
    const url = request.url!;
    const what = (['rendered', 'shown'] as const).find((one) => url === `/told/${one}`);
    if (what) {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        told[what].push(JSON.parse(body) as Look);
        response.end();
      });
      return;
    }
    asked.push(url);
    if (url.endsWith('/')) {
      const html = readFileSync(join(folder, url, 'index.html'), 'utf8');
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(html.replace('<head>', `<head><script>(${tell.toString()})()</script>`));
    } else {
      serve(request, response, () => response.writeHead(404).end());
    }
  });
  await new Promise<void>((resolve) => {
    host.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  page = await browser.newPage();
  await page.setViewport({width: 1280, height: 800});
});

test.afterEach(async () => {
  await Promise.all((await browser.pages()).slice(1).map((one) => one.close()));
  host.closeAllConnections();
  host.close();
});

/** Opens a page, and waits until its script has come, and the browser has applied its rules to the links. */
async function open(path: string): Promise<void> {
  await page.goto(origin + path);
  await page.waitForSelector('.theme-colour-switch button:enabled');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(resolve);
        });
      }),
  );
}

/** Waits for a press that shows the next page. Where that is there at once, the press has no page to report to. */
const leave = (press: Promise<void>) => press.catch(() => undefined);

const linkTo = (path: string) => `main a[href="${path}"]`;
/** Waits until a page is rendered ahead, which it is while the machine has nothing else to do. */
const rendered = (path: string, timeout = 20_000) =>
  expect.poll(() => told.rendered.map((one) => one.path), {timeout}).toContain(path);

/** Moves the pointer onto a link from above it until its page is rendered ahead. */
async function restOn(path: string): Promise<void> {
  await expect(async () => {
    await page.hover('h1');
    await page.hover(linkTo(path));
    await rendered(path, 2000);
  }).toPass();
}

test('a page that the pointer rests on is rendered, and shown as the reader has left the site', async () => {
  await open(pathTo.archive);
  await restOn(anyPost.path);
  expect(told.rendered).toMatchObject([{theme: 'light'}]);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.theme-colour-switch button')!.click();
  });
  await leave(page.click(linkTo(anyPost.path)));
  const {path, title} = anyPost;
  await expect
    .poll(() => told.shown)
    .toEqual([
      {
        path,
        theme: 'dark',
        title: expect.stringContaining(title) as unknown,
        heading: title,
        top: 0,
        messages: 0,
      },
    ]);
  expect(asked).toEqual([...new Set(asked)]);
});

/** A page as it was built. */
const built = (path: string) =>
  load(readFileSync(join(repository, 'build', path, 'index.html'), 'utf8'));

/** Puts a link first into the open page. */
const addLink = (href: string) =>
  page.evaluate((address) => {
    document.body.insertAdjacentHTML('afterbegin', `<a href="${address}">A place</a>`);
  }, href);

test('so is the page of a link that has the focus, at the place to which it leads', async () => {
  const {path} = anyPost;
  const place = `${path}#${built(path)('main h2[id]').last().attr('id')}`;
  await open(pathTo.archive);
  await addLink(place);
  await page.keyboard.press('Tab');
  await rendered(place);
  await leave(page.keyboard.press('Enter'));
  await expect.poll(() => told.shown).toMatchObject([{path: place}]);
  expect(told.shown[0]!.top).toBeGreaterThan(0);
});

test('a page with an island does not ask for its client before it is seen', async () => {
  const {path} = posts.find((post) => built(post.path)('[data-island]').length > 0)!;
  // What is in the hash is the state of an island, which starts at once.
  const place = `${path}#a=1`;
  const clients = () => asked.filter((one) => one.endsWith(clientFile));
  await open(pathTo.archive);
  await addLink(place);
  await page.keyboard.press('Tab');
  await rendered(place);
  expect(clients()).toEqual([]);
  await leave(page.keyboard.press('Enter'));
  await expect.poll(() => told.shown).toHaveLength(1);
  await expect.poll(clients).toHaveLength(1);
});

test('a reader who moves over links has each page asked for once', async () => {
  await open(pathTo.archive);
  for (const {path} of posts.slice(-5)) {
    await restOn(path);
  }
  expect(asked).toEqual([...new Set(asked)]);
});
