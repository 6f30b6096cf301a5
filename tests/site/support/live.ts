import {expect, test, type Page} from '@playwright/test';
import {use} from './use-page';

/**
 * Starts Docusaurus' client, as a reader at a desk does, and waits until React has hydrated the page. On a phone, a page
 * does without, and `goto` of `test.ts` has waited for its script.
 */
export async function isLive(page: Page): Promise<void> {
  if (!test.info().project.use.isMobile) {
    await use(page);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  }
}

/** Opens a page as readers use it: with the client at a desk, without on a phone. */
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
