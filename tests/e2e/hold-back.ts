import type {Page} from '@playwright/test';

/**
 * Keeps requests on the way until they are let go, as on a connection that stalls.
 *
 * @param page the page that asks
 * @param pattern which addresses to hold back
 * @returns lets all of them go, those that are still to come too
 */
export async function holdBack(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({behavior: 'wait'});
  };
}
