import type {Page} from 'puppeteer-core';
import {evaluateInNextPage, launchPuppeteer} from '../../support/puppeteer';
import {expect, test} from '../test';
import {posts} from '../published/site';

// Chromium renders the page of a link that the pointer rests on before it is opened, but only in a browser that
// Playwright does not look at.

const [post] = posts;

const restOnTitle = async (page: Page) => {
  // It has been in view for a second.
  await page.waitForSelector(`main a[href="${post!.path}"][data-ahead]`);
  await page.hover(`main a[href="${post!.path}"]`);
  // After 200 ms of rest the browser begins.
  await new Promise((resolve) => setTimeout(resolve, 2000));
};

test('a title that the pointer rests on leads to a page that is rendered', async ({baseURL}) => {
  const browser = await launchPuppeteer();
  try {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({width: 1280, height: 800});
    await page.goto(baseURL!);
    await restOnTitle(page);
    await page.mouse.down();
    await page.mouse.up();
    const seen = await evaluateInNextPage<{
      activated: number;
      scripts: string[];
      heading: string;
    }>(
      context,
      new URL('/', baseURL).href,
      new URL(post!.path, baseURL).href,
      `({
        activated: performance.getEntriesByType('navigation')[0].activationStart,
        scripts: [...document.scripts].map(({src}) => src),
        heading: document.querySelector('main h1').textContent,
      })`,
    );
    expect(seen.activated).toBeGreaterThan(0);
    // It is laid out and has its script.
    expect(seen.scripts.join()).toContain('/reading.');
    expect(seen.heading).toBe(post!.title);
  } finally {
    await browser.close();
  }
});
