import {holdBack} from '../hold-back';
import {isLive, open} from '../live';
import {expect, test} from '../test';
import {siteScripts} from '../published/page';

const marker = /(^| )navigation-with-keyboard( |$)/;

test('Tab marks the page as moved through by keyboard, a mouse press ends it', async ({page}) => {
  await open(page, '/');
  const body = page.locator('body');
  await expect(body).not.toHaveClass(marker);
  await page.keyboard.press('ArrowDown');
  await expect(body).not.toHaveClass(marker);
  await page.keyboard.press('Tab');
  await expect(body).toHaveClass(marker);
  await page.mouse.move(5, 300);
  await page.mouse.down();
  await expect(body).not.toHaveClass(marker);
  await page.mouse.up();
});

test('Tab counts also if it is pressed before the scripts of the site have arrived', async ({
  page,
}) => {
  const scripts = await holdBack(page, siteScripts);
  await page.goto('/', {waitUntil: 'commit'});
  const body = page.locator('body');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.keyboard.press('Tab');
  scripts.release();
  await isLive(page);
  await expect(body).toHaveClass(marker);
});
