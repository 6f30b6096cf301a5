import type {Page} from '@playwright/test';

/** Lets a page know that its reader is about to use a button, so that it loads what makes buttons work. */
export async function use(page: Page): Promise<void> {
  // It has scripts to load once it has been parsed and painted.
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-wanted', '');
  });
}

/** Uses a page, and waits until React has hydrated it. */
export async function useUntilLive(page: Page): Promise<void> {
  await use(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}
