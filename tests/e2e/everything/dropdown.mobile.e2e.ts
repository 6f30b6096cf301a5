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

test('a dropdown is collapsed until it is pressed, and again after that', async ({page}) => {
  await open(page, '/');
  const menu = await openMenu(page);
  await expect(dropdown(menu)).toBeVisible();
  await expect(item(menu)).toBeHidden();
  await dropdown(menu).click();
  await expect(item(menu)).toBeVisible();
  await dropdown(menu).click();
  await expect(item(menu)).toBeHidden();
});

test('the arrow beside a dropdown says and changes whether it is expanded', async ({page}) => {
  await open(page, '/');
  const menu = await openMenu(page);
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
});

test('a dropdown is expanded when it leads to the page being read', async ({page}) => {
  await open(page, '/long/');
  const menu = await openMenu(page);
  await expect(item(menu)).toBeVisible();
  await expect(item(menu)).toHaveAttribute('aria-current', 'page');
});

test('a dropdown expands by itself when the reader goes to one of its pages', async ({page}) => {
  await open(page, '/');
  const menu = await openMenu(page);
  await expect(item(menu)).toBeHidden();
  await menu.getByRole('button', {name: 'Close navigation bar'}).click();
  await page.getByRole('link', {name: 'First flat link'}).click();
  await expect(page).toHaveURL('/long/');
  await openMenu(page);
  await expect(item(menu)).toBeVisible();
});

test('pressing an item closes the menu and shows its page', async ({page}) => {
  await open(page, '/');
  const menu = await openMenu(page);
  await dropdown(menu).click();
  await item(menu).click();
  await expect(page).toHaveURL('/long/');
  await expect(item(menu)).toBeHidden();
});

test('a longer dropdown takes longer to unfold', async ({page}) => {
  await open(page, '/');
  const menu = await openMenu(page);
  const two = await unfolding(menu, 'Languages');
  const three = await unfolding(menu, 'A dropdown');
  expect(two).toBeGreaterThan(1);
  expect(three).toBeGreaterThan(two);
});

test('a dropdown unfolds in a millisecond for a reader who asks for less motion', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  expect(await unfolding(await openMenu(page), 'A dropdown')).toBe(1);
});
