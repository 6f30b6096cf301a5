import {open} from '../live';
import {expect, test} from '../test';

test('on a page of the docs the menu shows their sidebar first, then the main menu', async ({
  page,
}) => {
  await open(page, '/docs/intro/');
  const bar = page.getByRole('navigation', {name: 'Main'});
  await bar.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const ofDocs = bar.getByRole('link', {name: 'In both versions'});
  const ofSite = bar.getByRole('link', {name: 'A sidebar'});
  await expect(ofDocs).toBeInViewport();
  await expect(ofSite).not.toBeInViewport();

  await bar.getByRole('button', {name: 'Back to main menu'}).click();
  await expect(ofSite).toBeInViewport();
  await expect(ofDocs).not.toBeInViewport();
});

test('a link of the docs menu shows its page and closes the menu', async ({page}) => {
  await open(page, '/docs/intro/');
  const bar = page.getByRole('navigation', {name: 'Main'});
  await bar.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await bar.getByRole('link', {name: 'In both versions'}).click();
  await expect(page).toHaveURL('/docs/both/');
  await expect(page.getByRole('heading', {level: 1, name: 'In both versions'})).toBeVisible();
  await expect(bar.getByRole('link', {name: 'In both versions'})).toBeHidden();
});
