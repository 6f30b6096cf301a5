import type {Page} from '@playwright/test';
import {open} from '../live';
import {expect, test} from '../test';

const footer = (page: Page) => page.getByRole('contentinfo');
const logo = (page: Page) => footer(page).getByRole('img', {name: 'The footer logo'});

test('a flat list of links stands in the footer without columns', async ({page}) => {
  await open(page, '/');
  await expect(footer(page).getByRole('link', {name: 'First flat link'})).toHaveAttribute(
    'href',
    '/long/',
  );
  await expect(footer(page).getByRole('link', {name: 'Second flat link'})).toHaveAttribute(
    'href',
    '/blog/',
  );
  await expect(footer(page).getByRole('list'), 'no columns').toHaveCount(0);
});

test('the copyright is shown as HTML', async ({page}) => {
  await open(page, '/');
  await expect(footer(page)).toContainText('Copyright of everything');
  await expect(footer(page).locator('i')).toHaveText('everything');
});

for (const {colorScheme, picture} of [
  {colorScheme: 'light', picture: '/img/day.svg'},
  {colorScheme: 'dark', picture: '/img/night.svg'},
] as const) {
  test(`the footer has its logo for the ${colorScheme} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await open(page, '/');
    await expect(logo(page)).toBeVisible();
    await expect(logo(page)).toHaveAttribute('src', picture);
    await expect(logo(page)).toHaveJSProperty('width', 64);
    await expect(logo(page)).toHaveJSProperty('height', 32);
  });
}

test('the logo of the footer leads where it is configured to, in a new tab', async ({
  page,
  context,
}) => {
  await open(page, '/');
  const opened = context.waitForEvent('page');
  await footer(page).getByRole('link', {name: 'The footer logo'}).click();
  await expect(await opened).toHaveURL('/long/');
  await expect(page).toHaveURL('/');
});

test('a dark footer is dark in the light mode too', async ({page}) => {
  await open(page, '/');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(footer(page)).toHaveCSS('background-color', 'rgb(48, 56, 70)');
  await expect(footer(page).getByRole('link', {name: 'First flat link'})).toHaveCSS(
    'color',
    'rgb(235, 237, 240)',
  );
});
