import {expect, type Page} from '@playwright/test';

/**
 * Waits until React has hydrated the page: earlier, a press or a scroll goes unheard.
 */
export async function isLive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens a page and waits until it is live. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isLive(page);
}

/**
 * Waits until nothing is on its way any more, what a page fetches when its browser has nothing better to do
 * included: that was asked for when the page became live, and the browser answers in the order of asking.
 */
export async function isAtRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // Without a frame, Chromium may put off what waits for it to be idle.
        requestAnimationFrame(() => {
          requestIdleCallback(() => {
            resolve();
          });
        });
      }),
  );
  await page.waitForLoadState('networkidle');
}
