import type {Page} from '@playwright/test';
import {open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';
import {heading, navbar} from '../../../site/browser/page';

const dropdown = (page: Page) => navbar(page).getByRole('button', {name: 'A dropdown'});
const item = (page: Page, name = 'Long page') => navbar(page).getByRole('link', {name});

test.beforeEach(async ({page}) => {
  await open(page, '/');
  await expect(item(page)).toBeHidden();
});

test('a dropdown is open while the mouse is over it, and its items lead to their pages', async ({
  page,
}) => {
  await dropdown(page).hover();
  await expect(item(page)).toBeVisible();
  await item(page, 'Blog').hover();
  await expect(item(page)).toBeVisible();
  await page.getByRole('contentinfo').hover();
  await expect(item(page)).toBeHidden();
  await dropdown(page).hover();
  await item(page).click();
  await expect(page).toHaveURL('/long/');
});

const waysOut: Record<string, (page: Page) => Promise<void>> = {
  Enter: (page) => page.keyboard.press('Enter'),
  'a mouse press beside it': (page) => heading(page).click(),
  'a touch beside it': (page) => heading(page).dispatchEvent('touchstart'),
  'moving the focus past its last item': async (page) => {
    for (const name of ['Blog', 'Long page', 'Elsewhere']) {
      await page.keyboard.press('Tab');
      await expect(item(page, name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
  },
  'moving the focus before it': (page) => page.keyboard.press('Shift+Tab'),
};

test('Enter opens a dropdown, and whatever leaves it closes it', async ({page}) => {
  for (const [how, leave] of Object.entries(waysOut)) {
    await test.step(how, async () => {
      await dropdown(page).focus();
      await page.keyboard.press('Enter');
      await expect(item(page)).toBeVisible();
      await expect(dropdown(page)).toHaveAttribute('aria-expanded', 'true');
      await leave(page);
      await expect(item(page)).toBeHidden();
      await expect(dropdown(page)).toHaveAttribute('aria-expanded', 'false');
    });
  }
});
