import type {Page} from '@playwright/test';

/**
 * Waits for the site script, which a page requests once its text is painted: until then, it hears no press. Where scripts
 * do not run, or this one cannot be loaded, there is nothing to wait for.
 */
export async function siteScriptHasCome(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const colours = document.querySelector<HTMLButtonElement>('.theme-colour-switch button');
    if (
      !document.documentElement.hasAttribute('data-theme-choice') ||
      colours?.disabled === false
    ) {
      return true;
    }
    // It may have failed.
    const script = document.querySelector<HTMLScriptElement>('script[src*="/assets/js/site."]');
    const [entry] = script ? performance.getEntriesByName(script.src) : [];
    return entry !== undefined && (entry as PerformanceResourceTiming).responseEnd > 0;
  });
}

/**
 * Moves a mouse over a page, as a reader at a desk does. The page starts Docusaurus' client for it, in a browser that
 * renders no page ahead, as this one says from now on.
 */
export async function use(page: Page): Promise<void> {
  await page.waitForLoadState();
  await siteScriptHasCome(page);
  // Playwright's own mouse would rest on something.
  await page.evaluate(() => {
    HTMLScriptElement.supports = () => false;
    dispatchEvent(new PointerEvent('pointermove', {pointerType: 'mouse', movementX: 1}));
  });
}
