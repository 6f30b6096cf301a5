import type {Locator} from '@playwright/test';
import {open} from '../live';
import {expect, test} from '../test';
import {openMenu} from './menu';

const dropdown = (menu: Locator) => menu.getByRole('button', {name: 'A dropdown'});
const item = (menu: Locator) => menu.getByRole('link', {name: 'Long page'});

/** How long a dropdown of the menu takes to unfold, in milliseconds. */
async function unfolding(menu: Locator, name: string): Promise<number> {
  const list = menu
    .getByRole('listitem')
    .filter({has: menu.page().getByRole('button', {name, exact: true})});
  await list.getByRole('button', {name, exact: true}).click();
  const items = list.getByRole('list');
  await expect(items).toHaveCSS('transition-property', 'height');
  await expect(items).toHaveCSS('transition-timing-function', 'ease-in-out');
  return items.evaluate(
    (element) => parseFloat(getComputedStyle(element).transitionDuration) * 1000,
  );
}

test('a dropdown is collapsed until it or its arrow is pressed, and its items open their pages', async ({
  page,
}) => {
  await open(page, '/');
  const menu = await openMenu(page);
  await expect(dropdown(menu)).toBeVisible();
  await expect(item(menu)).toBeHidden();
  await dropdown(menu).click();
  await expect(item(menu)).toBeVisible();
  await dropdown(menu).click();
  await expect(item(menu)).toBeHidden();

  const entry = menu
    .getByRole('listitem')
    .filter({has: page.getByRole('button', {name: 'A dropdown'})});
  const expand = entry.getByRole('button', {name: 'Expand the dropdown'});
  const collapse = entry.getByRole('button', {name: 'Collapse the dropdown'});
  await expand.click();
  await expect(item(menu)).toBeVisible();
  await expect(collapse).toHaveAttribute('aria-expanded', 'true');
  await collapse.click();
  await expect(item(menu)).toBeHidden();
  await expect(expand).toHaveAttribute('aria-expanded', 'false');

  await expand.click();
  await item(menu).click();
  await expect(page).toHaveURL('/long/');
  await expect(item(menu)).toBeHidden();
});

test('a dropdown expands by itself when it leads to the page being read', async ({page}) => {
  await open(page, '/');
  const menu = await openMenu(page);
  await expect(item(menu)).toBeHidden();
  await menu.getByRole('button', {name: 'Close navigation bar'}).click();
  await page.getByRole('link', {name: 'First flat link'}).click();
  await expect(page).toHaveURL('/long/');
  await openMenu(page);
  await expect(item(menu)).toBeVisible();
  await expect(item(menu)).toHaveAttribute('aria-current', 'page');
});

test('a longer dropdown takes longer to unfold, and none takes time where less motion is asked for', async ({
  page,
}) => {
  await open(page, '/');
  const menu = await openMenu(page);
  const two = await unfolding(menu, 'Languages');
  const three = await unfolding(menu, 'A dropdown');
  expect(two).toBeGreaterThan(1);
  expect(three).toBeGreaterThan(two);

  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  expect(await unfolding(await openMenu(page), 'A dropdown')).toBe(1);
});
