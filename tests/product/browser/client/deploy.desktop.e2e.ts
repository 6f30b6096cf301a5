import type {Page} from '@playwright/test';
import {use} from '../../../site/support/use-page';
import {isAtRest, isLive, open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';
import {countDocuments, footerLink, heading} from '../../../site/browser/page';
import {anyPost} from '../../../site/support/site';
import {codeOfPages} from './files';

test.use({expectedProblems: [/status 404|Failed to load resource|ChunkLoadError/]});

const legal = '/legal-notices/';

/** Opens a post, in which the client runs, and deploys a version in which the code of all pages has other names. */
async function readWhileDeployed(page: Page, isCodeThere: boolean): Promise<() => number> {
  await open(page, anyPost.path);
  await page.route(codeOfPages, (route) => route.fulfill({status: 404}));
  await page.route(
    (url) => url.pathname === legal,
    async (route) => {
      const response = await route.fetch();
      if (isCodeThere) {
        await page.unroute(codeOfPages);
      }
      const body = (await response.text()).replace('</head>', '<meta name="edition"></head>');
      await route.fulfill({response, body});
    },
  );
  const documents = countDocuments(page);
  await footerLink(page, legal).click();
  await expect(heading(page)).toHaveText('Legal notices');
  await expect(page.locator('meta[name="edition"]')).toBeAttached();
  return documents;
}

test('a page opened before a deploy leads to the new one by one load', async ({page}) => {
  const documents = await readWhileDeployed(page, true);
  await isLive(page);
  await expect(page).toHaveURL(legal);
  expect(documents()).toBe(1);
  await page.goBack();
  await expect(heading(page)).toHaveText(anyPost.title);
  expect(documents()).toBeLessThanOrEqual(2);
});

test('a deploy that lacks the code of a page shows its text, and does not load it over and over', async ({
  page,
}) => {
  const documents = await readWhileDeployed(page, false);
  // The client reports what it lacks.
  const failure = page.waitForEvent('pageerror');
  await use(page);
  await failure;
  await isAtRest(page);
  expect(documents()).toBe(1);
});
