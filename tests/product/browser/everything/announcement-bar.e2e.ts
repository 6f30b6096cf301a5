import type {Page} from '@playwright/test';
import {holdBack} from '../../../site/support/hold-back';
import {isLive, open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';
import {heading, siteScripts} from '../../../site/browser/page';

const bar = (page: Page) => page.getByRole('banner');
const close = (page: Page) => bar(page).getByRole('button', {name: 'Close'});

test('the announcement is shown in its colours until it is closed, over navigation and reloads', async ({
  page,
}) => {
  await open(page, '/');
  await expect(bar(page)).toHaveText('The second announcement');
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

  await page.getByRole('link', {name: 'A link of the footer'}).click();
  await expect(heading(page).filter({hasText: 'Long page'})).toBeVisible();
  await expect(bar(page)).toBeHidden();

  await page.reload();
  await expect(heading(page).filter({hasText: 'Long page'})).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test(
  'while the scripts are on their way, a closed announcement is not shown, and a new one at once',
  {tag: '@desktop'},
  async ({page}) => {
    const held = await holdBack(page, siteScripts);
    for (const closed of ['second', 'first']) {
      // What an earlier visit left behind in the browser.
      await page.addInitScript((id) => {
        localStorage.setItem('docusaurus.announcement.id', id);
        localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      }, closed);
      await page.goto('/', {waitUntil: 'commit'});
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(bar(page)).toBeVisible({visible: closed === 'first'});
    }
    held.release();
    await isLive(page);
    await expect(bar(page)).toBeVisible();
  },
);

test('an announcement that is closed in one tab is gone in another', async ({page, context}) => {
  const other = await context.newPage();
  await other.goto('/');
  await open(page, '/');
  await expect(bar(other)).toBeVisible();
  await close(page).click();
  await expect(bar(other)).toBeHidden();
});
