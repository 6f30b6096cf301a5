import type {Page} from '@playwright/test';
import {open} from '../live';
import {expect, test} from '../test';

const bar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

test('an announcement that cannot be closed has no button for it', async ({page}) => {
  await open(page, '/');
  await expect(page.getByRole('banner')).toHaveText('An announcement that stays');
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
});

test('a dark bar is dark though the page is light', async ({page}) => {
  await open(page, '/');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(36, 37, 38)');
  await expect(bar(page).getByText('Continental').first()).toHaveCSS('color', 'rgb(245, 246, 247)');
});

test('without a switch the colours stay as they are configured', async ({page}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('visited')) {
      sessionStorage.setItem('visited', 'yes');
      localStorage.setItem('theme', 'dark');
    }
  });
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/');
  await expect(bar(page).getByRole('button', {name: /dark and light mode/})).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

for (const width of [320, 390, 820, 1280]) {
  test(`a long name leaves the search its place in a window of ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 600});
    await open(page, '/');
    const name = (await bar(page)
      .getByRole('link', {name: /^Continental/})
      .boundingBox())!;
    const search = (await bar(page).getByRole('link', {name: 'Search'}).boundingBox())!;
    expect(name.width).toBeGreaterThan(120);
    expect(name.x + name.width).toBeLessThan(search.x);
    expect(search.x + search.width).toBeLessThanOrEqual(width);
  });
}

test('a bar that does not hide stays in sight', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 200});
  await open(page, '/');
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(bar(page)).toBeInViewport();
});
