import type {Page} from '@playwright/test';
import {open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';
import {navbar} from '../../../site/browser/page';

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

const waysOut: Array<{how: string; leave: (page: Page) => Promise<void>}> = [
  {
    how: 'Enter',
    leave: (page) => page.keyboard.press('Enter'),
  },
  {
    how: 'a mouse press beside it',
    async leave(page) {
      const {x, y} = (await page.getByRole('heading', {level: 1}).boundingBox())!;
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.up();
    },
  },
  {
    how: 'a touch beside it',
    leave: (page) => page.getByRole('heading', {level: 1}).dispatchEvent('touchstart'),
  },
  {
    how: 'moving the focus past its last item',
    async leave(page) {
      await page.keyboard.press('Tab');
      await expect(item(page, 'Blog')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(item(page, 'Long page')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(item(page, 'Elsewhere')).toBeFocused();
      await page.keyboard.press('Tab');
    },
  },
  {
    how: 'moving the focus before it',
    leave: (page) => page.keyboard.press('Shift+Tab'),
  },
];

test('Enter opens a dropdown, and whatever leaves it closes it', async ({page}) => {
  for (const {how, leave} of waysOut) {
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
