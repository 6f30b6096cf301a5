import type {Page} from '@playwright/test';
import {open} from '../live';
import {expect, test} from '../test';

const footer = (page: Page) => page.getByRole('contentinfo');
const logo = (page: Page) => footer(page).getByRole('img', {name: 'The footer logo'});

test('a footer without columns has a flat list of links, its copyright as HTML, and is dark by day', async ({
  page,
}) => {
  await page.goto('/');
  const [first, second] = ['First flat link', 'Second flat link'].map((name) =>
    footer(page).getByRole('link', {name}),
  );
  await expect(first!).toHaveAttribute('href', '/long/');
  await expect(second!).toHaveAttribute('href', '/blog/');
  await expect(footer(page).getByRole('list'), 'no columns').toHaveCount(0);
  await expect(footer(page)).toContainText('Copyright of everything');
  await expect(footer(page).locator('i')).toHaveText('everything');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(footer(page)).toHaveCSS('background-color', 'rgb(48, 56, 70)');
  await expect(first!).toHaveCSS('color', 'rgb(235, 237, 240)');
});

test('the footer has a logo for each colour mode, which leads where it is configured to, in a new tab', async ({
  page,
  context,
}) => {
  for (const {colorScheme, picture} of [
    {colorScheme: 'dark', picture: '/img/night.svg'},
    {colorScheme: 'light', picture: '/img/day.svg'},
  ] as const) {
    await page.emulateMedia({colorScheme});
    await open(page, '/');
    await expect(logo(page)).toBeVisible();
    await expect(logo(page)).toHaveAttribute('src', picture);
    await expect(logo(page)).toHaveJSProperty('width', 64);
    await expect(logo(page)).toHaveJSProperty('height', 32);
  }
  const opened = context.waitForEvent('page');
  await footer(page).getByRole('link', {name: 'The footer logo'}).click();
  await expect(await opened).toHaveURL('/long/');
  await expect(page).toHaveURL('/');
});
