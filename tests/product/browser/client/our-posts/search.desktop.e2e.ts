import type {Page} from '@playwright/test';
import {stopClock} from '../files';
import {holdBack} from '../../../../site/support/hold-back';
import {expect, test} from '../../../../site/support/test';
import {main, openSearch, searchDialog} from '../../../../site/browser/page';
import {postOf} from '../../our-posts/path-of';

const cron = postOf('cron-meets-daylight-saving-time');
const field = (page: Page) => searchDialog(page).getByRole('searchbox');
const results = (page: Page) => searchDialog(page).locator('ol > li > a');
const count = (page: Page) => searchDialog(page).getByRole('status');

const code = /\/assets\/js\/search\./;

test('what is typed while the index is on its way is searched for', async ({page}) => {
  const held = await holdBack(page, /\/pagefind\//);
  await page.goto('/archive/');
  await openSearch(page);
  await page.keyboard.type('cron');
  await held.holdsSome();
  await expect(count(page)).toHaveText('Searching…');
  held.release();
  await expect(results(page).first()).toHaveText(cron.title);
});

test('what is typed while the code is on its way is in the dialog', async ({page}) => {
  const held = await holdBack(page, code);
  // However long the test takes, it is not too long.
  await stopClock(page);
  await page.goto('/archive/');
  await page.keyboard.press('/');
  await held.holdsSome();
  await page.keyboard.type('cron');
  held.release();
  await expect(field(page)).toHaveValue('cron');
  await page.clock.resume();
  await expect(results(page).first()).toHaveText(cron.title);
});

test('if the code takes long, the search page opens with what was typed', async ({page}) => {
  const held = await holdBack(page, code);
  await page.goto('/archive/');
  await page.keyboard.press('/');
  await page.keyboard.type('cron');
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await expect(page).toHaveURL('/search/?q=cron');
  held.release();
  await expect(main(page).locator('ol > li > a').first()).toHaveText(cron.title);
});

test.describe('what cannot be loaded', () => {
  test.use({expectedProblems: [/pagefind|assets\/js|Failed to fetch|ERR_FAILED|status of 404/i]});

  for (const [what, piece] of [
    ['the script of the index', /\/pagefind\.js/],
    ['a piece of it', /\/index\/.*\.pf_index/],
  ] as const) {
    test(`${what}: the search says so, and tries again`, async ({page, context}) => {
      await page.goto('/archive/');
      for (const refuse of [
        () => context.route(piece, (route) => route.abort()),
        () => context.route(piece, (route) => route.fulfill({status: 404, body: 'Not found'})),
      ]) {
        await refuse();
        await page.goto('/search/?q=terraform');
        await expect(main(page).getByRole('status')).toContainText('could not be loaded');
        await expect(main(page).locator('ol')).toHaveCount(0);
        await context.unroute(piece);
        await page.getByRole('button', {name: 'Retry'}).click();
        await expect(main(page).getByRole('status')).toHaveText(/^(One result|\d+ results)$/);
        await expect(main(page).getByRole('searchbox')).toBeFocused();
      }
    });
  }

  test('its code: the page says so, and tries again; elsewhere, the link leads to the page', async ({
    page,
    context,
  }) => {
    await context.route(code, (route) => route.abort());
    await page.goto('/archive/');
    await page.getByRole('link', {name: 'Search', exact: true}).click();
    await expect(page).toHaveURL('/search/');
    await expect(page.getByRole('alert')).toContainText('The search could not be loaded.');
    await context.unroute(code);
    await main(page).getByRole('searchbox').fill('cron');
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(main(page).locator('ol > li > a').first()).toHaveText(cron.title);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
