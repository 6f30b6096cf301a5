import {join} from 'node:path';
import type {Browser, BrowserContextOptions, Page} from '@playwright/test';
import {motionEnds} from '../../site/support/scroll';
import {themeKeyBelow} from '../../site/support/theme-key';

/** One look at a site. */
export type Look = {width: number; theme: 'dark' | 'light'};

/** Every combination of these widths with day and night. */
export const looksOf = (widths: number[]): Look[] =>
  widths.flatMap((width) => [
    {width, theme: 'light'},
    {width, theme: 'dark'},
  ]);

/** Opens a tab in which a reader has chosen the colours of a look, on a screen like that of a phone or a desk. */
export async function tabFor(
  browser: Browser,
  {width, theme}: Look,
  baseUrl: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const height = width < 600 ? 844 : Math.round(width * 0.625);
  const page = await browser.newPage({viewport: {width, height}, ...options});
  await page.addInitScript(
    ([key, value]) => {
      localStorage.setItem(key!, value!);
    },
    [themeKeyBelow(baseUrl), theme],
  );
  return page;
}

/** Returns a function that photographs a tab into a folder, under a name and its look. */
export const cameraOf =
  (page: Page, {width, theme}: Look, folder: string) =>
  async (name: string, fullPage = true): Promise<void> => {
    await page.waitForLoadState('networkidle');
    const path = join(folder, `${name}-${width}-${theme}.png`);
    await page.screenshot({path, fullPage});
  };

/** Opens each menu of the bar in turn. */
export async function openMenus(page: Page, shown: (name: string) => Promise<void>): Promise<void> {
  const menus = page.locator('.navbar__toggle, .navbar [aria-haspopup]');
  for (const button of await menus.filter({visible: true}).all()) {
    await button.click();
    await motionEnds(page);
    await shown(['menu', (await button.textContent())!.trim()].filter(Boolean).join('-'));
    await page.keyboard.press('Escape');
  }
}
