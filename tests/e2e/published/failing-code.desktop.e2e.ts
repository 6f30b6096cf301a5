import type {Page} from '@playwright/test';
import {isLive, open} from '../live';
import {forEachOf} from '../steps';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {use} from '../../support/use-page';
import {heading, mainScript, pageScripts, siteScripts} from './page';
import {posts} from './site';

const baseUrlBanner = (page: Page) => page.getByText('Your Docusaurus site did not load properly.');

/** Presses the button that loads the page again. */
async function retry(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.getByRole('alert').getByRole('button', {name: 'Retry'}).click();
  await loaded;
}

test('a page that loaded well shows neither an alert nor the banner', async ({page}) => {
  await open(page, '/');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(baseUrlBanner(page)).toHaveCount(0);
});

test.describe('scripts that do not arrive', () => {
  test.use({expectedProblems: [/ERR_FAILED|ChunkLoadError/]});

  test('leave the text, say so, and can be asked for again', async ({page}) => {
    test.slow();
    const paths = ['/', pathTo.archive, '/legal-notices/', posts[0]!.path];
    await forEachOf(paths, String, async (path) => {
      await page.route(pageScripts, (route) => route.abort());
      await page.goto(path);
      await use(page);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(/Loading chunk \S+ failed/);
      await expect(alert).toBeInViewport();
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');

      // There is still no network, so the retry fails too.
      await retry(page);
      await use(page);
      await expect(alert).toContainText(/Loading chunk \S+ failed/);

      await page.unroute(pageScripts);
      await retry(page);
      await isLive(page);
      await expect(alert).toHaveCount(0);
      await expect(heading(page)).toBeVisible();
    });
  });

  test('nor its styles make the front page suspect its base URL', async ({page}) => {
    await page.route(/\/assets\//, (route) => route.abort());
    await page.goto('/');
    await expect(baseUrlBanner(page)).toBeVisible();
    await expect(heading(page)).toBeVisible();
  });

  test('leave other pages without that banner', async ({page}) => {
    await page.route(mainScript, (route) => route.abort());
    await page.goto(pathTo.archive);
    await use(page);
    await expect(heading(page)).toBeVisible();
    await expect(baseUrlBanner(page)).toHaveCount(0);
  });
});

test('scripts that do nothing leave the text, and say so when a reader needs them', async ({
  page,
}) => {
  await page.route(siteScripts, (route) =>
    route.fulfill({contentType: 'text/javascript', body: ''}),
  );
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await use(page);
  await expect(page.getByRole('alert')).toHaveText(/^The buttons of this page did not load\./);
});
