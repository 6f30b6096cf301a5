import type {Page} from '@playwright/test';
import {open} from '../../../site/support/live';
import {expect, test} from '../../../site/support/test';

const place = 'long/?from=letter&n=1#middle';

/** Follows a link of the dropdown, whose label is the language being read. */
async function choose(page: Page, from: string, to: string): Promise<void> {
  const bar = page.getByRole('navigation', {name: 'Main'});
  await bar.getByRole('button', {name: from, exact: true}).hover();
  // Each language is announced in itself.
  await expect(bar.getByRole('link', {name: 'English'})).toHaveAttribute('lang', 'en');
  await expect(bar.getByRole('link', {name: 'Français'})).toHaveAttribute('lang', 'fr');
  await bar.getByRole('link', {name: to}).click();
}

test('the dropdown leads to the same place of the same page in another language, and back', async ({
  page,
}) => {
  const middle = page.getByRole('heading', {name: 'Middle'});
  await open(page, `/${place}`);
  await choose(page, 'English', 'Français');
  await expect(page).toHaveURL(`/fr/${place}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(middle).toBeInViewport();

  // Without React, too.
  await page.reload();
  await choose(page, 'Français', 'English');
  await expect(page).toHaveURL(`/${place}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(middle).toBeInViewport();
});
