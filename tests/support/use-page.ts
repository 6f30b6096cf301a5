import type {Page} from '@playwright/test';

/** Moves a mouse over a page, as a reader at a desk does, for which the page starts Docusaurus' client. */
export async function use(page: Page): Promise<void> {
  await page.waitForLoadState();
  // Playwright's own mouse would rest on something.
  await page.evaluate(() => {
    dispatchEvent(new PointerEvent('pointermove', {pointerType: 'mouse', movementX: 1}));
  });
}

/** Uses a page, and waits until React has hydrated it. */
export async function useUntilLive(page: Page): Promise<void> {
  await use(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}
