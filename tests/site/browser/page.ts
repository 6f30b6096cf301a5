import {expect, type Page, type Request} from '@playwright/test';
import {identity} from '../../../src/site/identity';

export const main = (page: Page) => page.getByRole('main');
export const heading = (page: Page) => page.getByRole('heading', {level: 1});
export const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
export const footer = (page: Page) => page.getByRole('contentinfo');
/** A link of the footer, whose label is the owner's to choose. */
export const footerLink = (page: Page, path: string) => footer(page).locator(`a[href="${path}"]`);
export const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
export const closeButton = (page: Page) => page.getByRole('button', {name: 'Close navigation bar'});
export const html = (page: Page) => page.locator('html');
export const colourSwitch = (page: Page) =>
  page.getByRole('button', {name: /^Switch between dark and light mode/});

/** Whether the owner leaves readers the switch between light and dark mode. */
export const hasSwitch = identity.colourMode?.disableSwitch !== true;

/** Matches all scripts of the site. */
export const siteScripts = /\/assets\/js\/.*\.js$/;

/** How many pixels wider the page is than its window. Computed in the page, which cannot return a node. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Words and controls of the page's main part that reach beyond the window, where what is clipped cannot be scrolled to. */
export const cutOff = (page: Page): Promise<string[]> =>
  main(page)
    .locator('h1, h2, p, li, input, button')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.getBoundingClientRect().right > document.documentElement.clientWidth)
        .map(({outerHTML}) => outerHTML),
    );

/** Counts the browser's requests for documents; navigation inside the site makes none. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request: Request) => {
    count += request.resourceType() === 'document' ? 1 : 0;
  });
  return () => count;
}

/** The search dialog over a page, when it is open. */
export const searchDialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});

/** Opens the search with its key. The key may be pressed before the site script has come. */
export async function openSearch(page: Page, key = 'Control+k'): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(searchDialog(page)).toBeVisible({timeout: 500});
  }).toPass();
  await expect(searchDialog(page).getByRole('searchbox')).toBeFocused();
}

/** Converts a hex colour to a browser's computed value. */
export function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
