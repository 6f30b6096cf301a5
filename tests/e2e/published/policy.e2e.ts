import type {Page} from '@playwright/test';
import {identity} from '../../../src/site/identity';
import {isLive, open} from '../live';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {navbar, openSearch, searchDialog} from './page';
import {violations, watchPolicy} from './policy';
import {posts, routes, word} from './site';

// Each violation is also a message in the console, which fails any test. These tests do what the others do
// not; every-page.e2e.ts opens each page.

test.beforeEach(watchPolicy);

/** The kind of a page: posts of a year, pages of tags and the like look alike; one of each is opened. */
const kindOf = (path: string) => `${path.split('/')[1]!} ${path.split('/').length}`;

test('pages opened one from another keep to the policy', async ({page}) => {
  await open(page, '/');
  const opened = new Set<string>();
  // The link to the search opens a dialog over the page.
  for (const {path, title} of routes.filter(({path}) => path !== pathTo.search)) {
    const link = page.locator(`a[href="${path}"]:visible`).first();
    if (opened.has(kindOf(path)) || (await link.count()) === 0) {
      continue;
    }
    await link.click();
    await expect(page).toHaveURL(path);
    // The address and the canonical one change before the page does: a press on the previous page would be lost.
    await expect(page).toHaveTitle(title);
    opened.add(kindOf(path));
  }
  // On a site with one post, fewer kinds of page are linked.
  expect(opened.size).toBeGreaterThan(posts.length > 1 ? 5 : 3);
  expect(await violations(page)).toEqual([]);
});

test('a search keeps to the policy', {tag: '@desktop'}, async ({page}) => {
  await open(page, '/');
  await openSearch(page);
  await page.keyboard.type(word);
  await expect(searchDialog(page).getByRole('link').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('what is copied keeps to the policy', {tag: '@desktop'}, async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const withCode = posts.find(({hasCode}) => hasCode);
  test.skip(!withCode, 'No post has code to copy.');
  await open(page, withCode!.path);
  await page.getByRole('button', {name: /^Copy/}).first().click();
  expect(await violations(page)).toEqual([]);
});

test('sound plays under the policy', {tag: '@desktop'}, async ({page}) => {
  await open(page, identity.podcast ? pathTo.podcast : '/');
  const sound = page.locator('audio').first();
  if ((await sound.count()) > 0) {
    await sound.evaluate(async (element: HTMLAudioElement) => {
      element.muted = true;
      await element.play();
    });
    await expect
      .poll(() => sound.evaluate((element: HTMLAudioElement) => element.currentTime))
      .toBeGreaterThan(0);
  }
  expect(await violations(page)).toEqual([]);
});

test.describe('what comes into a page from outside', () => {
  test.use({expectedProblems: [/Content Security Policy|TrustedScript|failed request|^uncaught/]});

  const inject = (page: Page, html: string) =>
    page.evaluate((html) => {
      document.body.insertAdjacentHTML('beforeend', html);
    }, html);

  const hasRun = (page: Page) => page.evaluate(() => 'hasRun' in globalThis);

  for (const {what, html} of [
    {what: 'a handler', html: '<img src="/nothing.png" onerror="globalThis.hasRun = 1">'},
    {what: 'a frame', html: '<iframe srcdoc="<script>top.hasRun = 1</script>"></iframe>'},
  ]) {
    test(`${what} in HTML does not run`, async ({page}) => {
      await page.route('/nothing.png', (route) => route.fulfill({status: 200, body: 'no picture'}));
      await open(page, '/');
      await inject(page, html);
      await expect.poll(() => violations(page)).not.toEqual([]);
      expect(await hasRun(page)).toBe(false);
    });
  }

  test('the address of a script elsewhere is refused', async ({page}) => {
    await open(page, '/');
    const answer = await page.evaluate(() => {
      try {
        document.createElement('script').src = 'https://elsewhere.example/code.js';
        return 'taken';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(answer).toBe('TypeError');
  });

  test('text is not run as code', async ({page}) => {
    await open(page, '/');
    const answer = await page.evaluate(() => {
      const script = document.createElement('script');
      try {
        script.textContent = 'globalThis.hasRun = 1';
        document.body.append(script);
      } catch {
        return 'refused';
      }
      return 'hasRun' in globalThis ? 'run' : 'refused';
    });
    expect(answer).toBe('refused');
  });

  test('a style does not apply', async ({page}) => {
    await open(page, '/');
    await inject(
      page,
      '<p id="injected" style="display: none">Words</p><style>body{display:none}</style>',
    );
    await expect(page.locator('#injected')).toBeVisible();
    await expect(navbar(page)).toBeVisible();
    await isLive(page);
  });
});
