import {open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';
import {navbar} from '../../../site/browser/page';

test('a bar is dark by day where it says so, has no switch where there is none, nor an announcement that stays a button', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
  });
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/fr/');
  const bar = navbar(page);
  await expect(page.locator('.theme-colour-switch')).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(bar).toHaveCSS('background-color', 'rgb(36, 37, 38)');
  await expect(bar.getByText('Everything').first()).toHaveCSS('color', 'rgb(245, 246, 247)');
  await expect(page.getByRole('banner')).toHaveText('The second announcement');
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
});
