import type {Page} from '@playwright/test';
import {isLive, open} from '../live';
import {
  countDocuments,
  footer,
  heading,
  mainScript,
  pageScripts,
  siteScripts,
} from '../published/page';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {use} from '../../support/use-page';

const baseUrlBanner = (page: Page) => page.getByText('Your Docusaurus site did not load properly.');

test.describe('scripts that do not arrive', () => {
  test.use({expectedProblems: [/ERR_FAILED|ChunkLoadError|Loading chunk/]});

  test('open the next page by loading it whole', async ({page}) => {
    let isBroken = false;
    await page.route(pageScripts, async (route) => {
      await (isBroken ? route.abort() : route.continue());
    });
    await open(page, pathTo.archive);
    const documents = countDocuments(page);
    page.on('framenavigated', () => {
      isBroken = documents() === 0;
    });
    isBroken = true;
    await footer(page).getByRole('link', {name: 'Legal notices'}).click();
    await expect(heading(page)).toHaveText('Legal notices');
    await expect(page).toHaveURL('/legal-notices/');
    await isLive(page);
    expect(documents()).toBe(1);
  });

  test('and styles that do not make the front page suspect its base URL', async ({page}) => {
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
