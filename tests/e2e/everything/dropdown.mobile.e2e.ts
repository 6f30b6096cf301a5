import type {Locator} from '@playwright/test';
import {open} from '../live';
import {expect, test} from '../test';
import {menuDropdown, openMenu} from './menu';

const label = (menu: Locator) => menuDropdown(menu, 'A dropdown').locator('summary');
const item = (menu: Locator) => menu.getByRole('link', {name: 'Long page'});

/** How long a dropdown of the menu takes to unfold, in milliseconds. */
async function unfolding(menu: Locator, name: string): Promise<number> {
  const dropdown = menuDropdown(menu, name);
  return dropdown.evaluate((details) => {
    details.querySelector('summary')!.click();
    const timing = details.getAnimations()[0]!.effect!.getTiming();
    if (timing.easing !== 'ease-in-out') {
      throw new Error(`It unfolds with ${timing.easing}.`);
    }
    return Number(timing.duration);
  });
}

test('a dropdown is collapsed until it is pressed, and its items open their pages', async ({
  page,
}) => {
  await page.goto('/');
  const menu = await openMenu(page);
  await expect(label(menu)).toBeVisible();
  await expect(item(menu)).toBeHidden();
  await label(menu).click();
  await expect(item(menu)).toBeVisible();
  await label(menu).click();
  await expect(item(menu)).toBeHidden();

  await label(menu).focus();
  await page.keyboard.press('Enter');
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
  await page.goto('/');
  const menu = await openMenu(page);
  const two = await unfolding(menu, 'Languages');
  const three = await unfolding(menu, 'A dropdown');
  expect(two).toBeGreaterThan(1);
  expect(three).toBeGreaterThan(two);

  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/');
  expect(await unfolding(await openMenu(page), 'A dropdown')).toBe(1);
});
