import {expect, type Page} from '@playwright/test';

/**
 * Waits until the page's code has taken over its HTML: earlier, a press or a scroll goes unheard.
 */
export async function isLive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens a page and waits until it is live. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isLive(page);
}
