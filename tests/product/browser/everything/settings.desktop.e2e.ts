import {open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';

test('a site without a switch is light, and an announcement that stays has no button', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
  });
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/fr/');
  await expect(page.locator('.theme-colour-switch')).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.getByRole('banner')).toHaveText('The second announcement');
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
});
