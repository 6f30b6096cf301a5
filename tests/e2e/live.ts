import {expect, test, type Page} from '@playwright/test';
import {use} from '../support/use-page';
import type {Options} from './test';

/**
 * Starts Docusaurus' client, as a reader at a desk does, and waits until React has hydrated the page. In projects without
 * the client, the page asks for it in vain.
 */
export async function isLive(page: Page): Promise<void> {
  await use(page);
  if ((test.info().project.use as Partial<Options>).withoutClient) {
    await page.waitForLoadState('networkidle');
    return;
  }
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens a page and waits until it is live. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isLive(page);
}

/**
 * Waits until no requests are pending, including those that a page makes when its browser is idle: the page
 * scheduled them when it became live, and the browser runs idle callbacks in the order they were requested.
 */
export async function isAtRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // Without a frame, Chromium may postpone idle callbacks.
        requestAnimationFrame(() => {
          requestIdleCallback(() => {
            resolve();
          });
        });
      }),
  );
  await page.waitForLoadState('networkidle');
}
