import {open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';

test('a bar is dark by day where it says so, stays in sight, and has no switch where there is none', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
  });
  await page.setViewportSize({width: 1280, height: 200});
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/');
  const bar = page.getByRole('navigation', {name: 'Main'});
  await expect(bar.getByRole('button', {name: /dark and light mode/})).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(bar).toHaveCSS('background-color', 'rgb(36, 37, 38)');
  await expect(bar.getByText('Continental').first()).toHaveCSS('color', 'rgb(245, 246, 247)');
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(bar).toBeInViewport();
});

test('an announcement that cannot be closed has no button for it', async ({page}) => {
  await page.goto('/');
  await expect(page.getByRole('banner')).toHaveText('An announcement that stays');
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
});
