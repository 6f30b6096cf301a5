import type {Page} from '@playwright/test';
import {holdBack} from '../../../site/support/hold-back';
import {isLive, open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';

const bar = (page: Page) => page.getByRole('banner');
const close = (page: Page) => bar(page).getByRole('button', {name: 'Close'});
const scripts = /\.js$/;

/** Stores what an earlier visit left behind in the browser, before the next page runs a script. */
async function remember(page: Page, id: string): Promise<void> {
  await page.addInitScript((seen) => {
    localStorage.setItem('docusaurus.announcement.id', seen);
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  }, id);
}

test('the announcement is shown in its colours until it is closed, over navigation and reloads', async ({
  page,
}) => {
  await open(page, '/');
  await expect(bar(page)).toHaveText('The second announcement');
  await expect(bar(page).locator('b')).toHaveText('second');
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(32, 35, 42)');
  await expect(bar(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(close(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  // The accent may be the ground of the announcement.
  const link = bar(page).getByRole('link', {name: 'announcement'});
  await page.keyboard.press('Tab');
  await link.focus();
  await expect(link).toHaveCSS('text-decoration-color', 'rgb(255, 255, 255)');
  await expect(link).toHaveCSS('outline-color', 'rgb(255, 255, 255)');
  await close(page).click();
  await expect(bar(page)).toBeHidden();

  await page.getByRole('link', {name: 'First flat link'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Long page'})).toBeVisible();
  await expect(bar(page)).toBeHidden();

  await page.reload();
  await expect(page.getByRole('heading', {level: 1, name: 'Long page'})).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test(
  'while the scripts are on their way, a closed announcement is not shown, and a new one at once',
  {tag: '@desktop'},
  async ({page}) => {
    const held = await holdBack(page, scripts);
    for (const closed of ['second', 'first']) {
      await remember(page, closed);
      await page.goto('/', {waitUntil: 'commit'});
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(bar(page)).toBeVisible({visible: closed === 'first'});
    }
    held.release();
    await isLive(page);
    await expect(bar(page)).toBeVisible();
  },
);
