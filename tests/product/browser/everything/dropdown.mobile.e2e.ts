import type {Page} from '@playwright/test';
import {expect, test} from '../../../site/support/test';
import {navbar} from '../../../site/browser/page';

const label = (page: Page) =>
  navbar(page)
    .getByRole('group')
    .filter({has: page.getByText('A dropdown', {exact: true})})
    .locator('summary');
const item = (page: Page) => navbar(page).getByRole('link', {name: 'Long page'});

async function openMenu(page: Page): Promise<void> {
  await navbar(page).getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(navbar(page).getByRole('button', {name: 'Close navigation bar'})).toBeInViewport({
    ratio: 1,
  });
}

test('a dropdown is collapsed until it is pressed, and its items open their pages', async ({
  page,
}) => {
  await page.goto('/');
  await openMenu(page);
  await expect(label(page)).toBeVisible();
  await expect(item(page)).toBeHidden();
  await label(page).click();
  await expect(item(page)).toBeVisible();
  await label(page).click();
  await expect(item(page)).toBeHidden();

  await label(page).focus();
  await page.keyboard.press('Enter');
  await item(page).click();
  await expect(page).toHaveURL('/long/');
  await expect(item(page)).toBeHidden();
});

test('a dropdown expands by itself when it leads to the page being read', async ({page}) => {
  await page.goto('/');
  await page.getByRole('link', {name: 'First flat link'}).click();
  await expect(page).toHaveURL('/long/');
  await openMenu(page);
  await expect(item(page)).toBeVisible();
  await expect(item(page)).toHaveAttribute('aria-current', 'page');
});
