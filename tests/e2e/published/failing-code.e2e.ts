import type {Page} from '@playwright/test';
import {expect, test} from '../test';
import {becomesLive, heading, main, mainScript, open, pageScripts} from './page';
import {posts} from './site';

const baseUrlBanner = (page: Page) => page.getByText('Your Docusaurus site did not load properly.');

test('a page that loaded well shows neither an alert nor the banner', async ({page}) => {
  await open(page, '/');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(baseUrlBanner(page)).toHaveCount(0);
});

test.describe('scripts that do not arrive', () => {
  test.use({expectedProblems: [/ERR_FAILED|ChunkLoadError/]});

  for (const path of ['/', '/archive/', '/legal-notices/', posts[0]!.path]) {
    test(`leave the text of ${path}, say so, and can be asked for again`, async ({page}) => {
      await page.route(pageScripts, (route) => route.abort());
      await page.goto(path);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(/Loading chunk \S+ failed/);
      await expect(alert).toBeInViewport();
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');

      // Still no network: the same again.
      await alert.getByRole('button', {name: 'Retry'}).click();
      await expect(alert).toContainText(/Loading chunk \S+ failed/);

      await page.unroute(pageScripts);
      await alert.getByRole('button', {name: 'Retry'}).click();
      await becomesLive(page);
      await expect(alert).toHaveCount(0);
      await expect(heading(page)).toBeVisible();
    });
  }

  test('nor its styles make the front page suspect its base URL', async ({page}) => {
    await page.route(/\/assets\//, (route) => route.abort());
    await page.goto('/');
    await expect(baseUrlBanner(page)).toBeVisible();
    await expect(heading(page)).toBeVisible();
  });

  test('leave other pages without that banner', async ({page}) => {
    await page.route(mainScript, (route) => route.abort());
    await page.goto('/archive/');
    await expect(heading(page)).toBeVisible();
    await expect(baseUrlBanner(page)).toHaveCount(0);
  });
});

declare global {
  var isMended: boolean | undefined;
}

test.describe('a page that crashes', () => {
  test.use({expectedProblems: [/The drawing fell off/]});

  for (const from of ['the address bar', 'a link']) {
    test(`says so and why, and can be tried again (opened from ${from})`, async ({page}) => {
      const {path, title, section} = posts[0]!;
      let broken = 0;
      // The heading of the first section throws when it is rendered, until it is mended.
      await page.route(pageScripts, async (route) => {
        const response = await route.fetch();
        const source = await response.text();
        const body = source.replaceAll(
          `children:${JSON.stringify(section)}`,
          `get children(){if(!globalThis.isMended)throw new Error("The drawing fell off");return ${JSON.stringify(section)}}`,
        );
        broken += body === source ? 0 : 1;
        await route.fulfill({response, body});
      });
      if (from === 'a link') {
        await open(page, '/search/');
        await main(page).getByRole('link', {name: title}).click();
      } else {
        await page.goto(path);
      }
      await expect(heading(page)).toHaveText('This page crashed.');
      expect(broken).toBeGreaterThan(0);
      await expect(page.getByText('The drawing fell off')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();

      const tryAgain = page.getByRole('button', {name: 'Try again'});
      await tryAgain.click();
      await expect(heading(page)).toHaveText('This page crashed.');

      await page.evaluate(() => {
        globalThis.isMended = true;
      });
      await tryAgain.click();
      await expect(heading(page)).toHaveText(title);
      await expect(main(page).getByRole('heading', {name: section})).toBeVisible();
    });
  }
});
