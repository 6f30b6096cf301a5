import {open} from '../live';
import {expect, test} from '../test';

test('on a page of the docs the menu shows their sidebar first, then the main menu, and closes with a link', async ({
  page,
}) => {
  await open(page, '/docs/intro/');
  const bar = page.getByRole('navigation', {name: 'Main'});
  const menu = bar.getByRole('button', {name: 'Toggle navigation bar'});
  const ofDocs = bar.getByRole('link', {name: 'In both versions'});
  const ofSite = bar.getByRole('link', {name: 'A sidebar'});
  await menu.click();
  await expect(ofDocs).toBeInViewport();
  await expect(ofSite).not.toBeInViewport();
  await bar.getByRole('button', {name: 'Back to main menu'}).click();
  await expect(ofSite).toBeInViewport();
  await expect(ofDocs).not.toBeInViewport();

  await bar.getByRole('button', {name: 'Close navigation bar'}).click();
  await menu.click();
  await ofDocs.click();
  await expect(page).toHaveURL('/docs/both/');
  await expect(page.getByRole('heading', {level: 1, name: 'In both versions'})).toBeVisible();
  await expect(ofDocs).toBeHidden();
});

test('a doc in a category is reached in the menu', async ({page}) => {
  await page.goto('/docs/intro/');
  const bar = page.getByRole('navigation', {name: 'Main'});
  await bar.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await bar.getByRole('link', {name: 'In a category'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'In a category'})).toBeVisible();
});
