import type {Page} from '@playwright/test';
import {isLive} from '../live';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {countDocuments, heading, main, mainScript, menuButton, navbar, searchDialog} from './page';
import {posts} from './site';

// A reader who opens a page, reads and scrolls is sent a page that is complete, and no React.

const html = (page: Page) => page.locator('html');

/** Records the addresses of the scripts that are requested to run. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  return scripts;
}

/** Scrolls to the end of the page as a reader does, and back to where it began. */
async function readOn(page: Page): Promise<void> {
  for (const to of [0.3, 0.6, 1, 0]) {
    await page.evaluate((part) => {
      scrollTo({top: document.documentElement.scrollHeight * part, behavior: 'instant'});
    }, to);
    await page.waitForTimeout(200);
  }
}

/** A post without parts that work by themselves, such as a calculator or a recording. */
async function openPlainPost(page: Page) {
  for (const post of posts) {
    await page.goto(post.path);
    if ((await page.locator('[data-island], main audio').count()) === 0) {
      return post;
    }
  }
  throw new Error('Every post has an island or a recording.');
}

for (const path of ['/', pathTo.archive, pathTo.tags, '/legal-notices/']) {
  test(
    `${path}: reading and scrolling load one small script`,
    {tag: path === '/' ? [] : '@desktop'},
    async ({page}) => {
      const scripts = scriptsOf(page);
      await page.goto(path);
      await readOn(page);
      expect(scripts.map((url) => new URL(url).pathname)).toEqual([
        expect.stringMatching(/\/assets\/js\/reading\.\w+\.js$/),
      ]);
      await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
    },
  );
}

test('a post: reading and scrolling load one small script', async ({page}) => {
  const post = await openPlainPost(page);
  // Leave the page, which may still be about to ask for its script.
  await page.goto('about:blank');
  const scripts = scriptsOf(page);
  await page.goto(post.path);
  await readOn(page);
  expect(scripts).toHaveLength(1);
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
});

test(
  'a link opens its page as a document, which is as light',
  {tag: '@desktop'},
  async ({page}) => {
    const post = await openPlainPost(page);
    await page.goto('/');
    const documents = countDocuments(page);
    const link = page.locator(`a[href="${post.path}"]:visible`).first();
    await link.click();
    // Where it was, the next page may have a link, on which it would rest.
    await page.mouse.move(0, 0);
    await expect(heading(page)).toHaveText(post.title);
    expect(documents()).toBe(1);
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
    await page.goBack();
    await expect(link).toBeVisible();
  },
);

test(
  'a file that is downloaded shows no progress bar, since the page stays',
  {tag: '@desktop'},
  async ({page}) => {
    const link = main(page).getByRole('link', {name: 'Code and data'});
    await openPlainPost(page);
    test.skip((await link.count()) === 0, 'Its editor shares no files.');
    const download = page.waitForEvent('download');
    await link.click();
    await download;
    // The bar would appear after 200 ms.
    await page.waitForTimeout(600);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  },
);

test(
  'the contents beside a text mark the section on the screen',
  {tag: '@desktop'},
  async ({page}) => {
    await openPlainPost(page);
    const links = page.locator('.toc-highlight');
    const marked = page.locator('.table-of-contents__link--active');
    const last = links.last();
    await page.evaluate(() => {
      scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'});
    });
    await expect(marked).toHaveText((await last.textContent())!);
    await page.evaluate(() => {
      scrollTo({top: 0, behavior: 'instant'});
    });
    await expect(marked.filter({hasText: (await last.textContent())!})).toHaveCount(0);
    // The theme marks the same one once the page is live.
    await links.first().evaluate((link: HTMLAnchorElement) => {
      document.querySelector(decodeURIComponent(link.hash))!.scrollIntoView({behavior: 'instant'});
    });
    // The script marks it on the event that follows.
    await expect(marked).toHaveCount(1);
    const before = await marked.allTextContents();
    await isLive(page);
    await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
    expect(await marked.allTextContents()).toEqual(before);
  },
);

test('the first press of the menu opens it', {tag: '@phone'}, async ({page}) => {
  await page.goto('/');
  await menuButton(page).tap();
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeInViewport();
});

test('the first press of the search opens it over the page', {tag: '@desktop'}, async ({page}) => {
  await page.goto(pathTo.archive);
  const documents = countDocuments(page);
  await navbar(page).getByRole('link', {name: 'Search', exact: true}).click();
  await expect(searchDialog(page)).toBeVisible();
  expect(documents()).toBe(0);
});

test('a button that is about to be used is made to work', async ({page, isMobile}) => {
  const scripts = scriptsOf(page);
  await page.goto('/');
  await (isMobile ? menuButton(page).focus() : page.getByRole('button').first().hover());
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
  expect(scripts.some((url) => mainScript.test(url))).toBe(true);
});

test('the search page is made to work at once', {tag: '@desktop'}, async ({page}) => {
  await page.goto(pathTo.search);
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
});
