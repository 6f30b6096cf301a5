import {execSync} from 'node:child_process';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import puppeteer, {type Browser, type Page} from 'puppeteer-core';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {anyPost, posts, word} from '../../site/support/site';
import {repository} from '../../site/support/docusaurus';
import {pathTo} from '../../site/support/path-to';
import {startStaticHost} from '../../../src/cli/static-host';

// Firefox has an engine of its own: it asks other lines of a policy, and has no speculation rules. All other tests of
// browsers run in Chromium.

/** Finds the Firefox on this machine. */
function findFirefox(): string {
  try {
    const installed = 'command -v firefox-esr || command -v firefox';
    return process.env.FIREFOX_PATH ?? execSync(installed, {encoding: 'utf8'}).trim();
  } catch (cause) {
    throw new Error('There is no Firefox: install one, or set FIREFOX_PATH to its program.', {
      cause,
    });
  }
}

let browser: Browser;
let host: Awaited<ReturnType<typeof startStaticHost>>;
beforeAll(async () => {
  host = await startStaticHost(join(repository, 'build'), 0);
  browser = await puppeteer.launch({browser: 'firefox', executablePath: findFirefox()});
});
afterAll(async () => {
  await browser.close();
  host.close();
});

const newest = posts[0]!.path;

/** Opens a page, lets a test use it, and expects that Firefox has nothing to say about it. */
async function visit(path: string, use?: (page: Page) => Promise<void>) {
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(String(error)));
  page.on('console', (message) => messages.push(message.text()));
  await page.setViewport({width: 1280, height: 800});
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}${path}`);
  // Until its script has come, a page hears no key.
  await page.waitForSelector('.theme-colour-switch button:not([disabled])');
  await use?.(page);
  await page.waitForNetworkIdle();
  await page.close();
  expect(messages).toEqual([]);
}

test.each(['/', newest, pathTo.archive, `${pathTo.search}?q=${word}`, pathTo.podcast])(
  '%s opens, and the console stays empty',
  (path) => visit(path),
);

test('a title that is in view is fetched ahead, and the console stays empty', () =>
  visit('/', async (page) => {
    await page.waitForSelector(`link[rel=prefetch][href="${newest}"]`);
  }));

test('a slash opens the search, and it finds words', () =>
  visit('/', async (page) => {
    await page.keyboard.press('/');
    await page.waitForSelector('dialog[open] input');
    await page.keyboard.type(word);
    await page.waitForSelector(`dialog[open] a[href="${anyPost.path}"]`);
  }));
