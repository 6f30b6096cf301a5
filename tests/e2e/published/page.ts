import {expect, type Page, type Request} from '@playwright/test';

export const main = (page: Page) => page.getByRole('main');
export const heading = (page: Page) => page.getByRole('heading', {level: 1});
/** What the text of a post is known by: the heading of its first section, or its own where it has none. */
export const sectionOf = (
  page: Page,
  {title, section}: {title: string; section?: string | undefined},
) =>
  main(page)
    .getByRole('heading', {name: section ?? title})
    .first();
export const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
export const footer = (page: Page) => page.getByRole('contentinfo');
export const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});

/** Scripts that every page shares, and those that hold single pages. */
export const siteScripts = /\/assets\/js\/.*\.js$/;
export const pageScripts = /\/assets\/js\/(?!main\.|runtime~main\.).*\.js$/;
export const mainScript = /\/assets\/js\/main\..*\.js$/;

/** By how many pixels the page is wider than its window. A node itself does not come out of a page. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Counts how often the browser asks for a document, which navigation inside the site does not. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request: Request) => {
    count += request.resourceType() === 'document' ? 1 : 0;
  });
  return () => count;
}

/** Whether a script asks for something to read, as it does for the document of a page that is opened from another. */
export const isFetch = (request: Request): boolean =>
  request.resourceType() === 'fetch' && request.method() === 'GET';

/** Notes the paths of the documents that scripts ask for, from now on. */
export function fetchedDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (isFetch(request) && pathname.endsWith('/')) {
      paths.push(pathname);
    }
  });
  return paths;
}

/** The search over a page, when it is open. */
export const searchDialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});

/**
 * Opens the search by its key. What listens for it comes when the browser has nothing better to do, so the
 * key may be pressed too early.
 */
export async function openSearch(page: Page, key = 'Control+k'): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(searchDialog(page)).toBeVisible({timeout: 500});
  }).toPass();
  await expect(searchDialog(page).getByRole('searchbox')).toBeFocused();
}

/** A hex colour as a browser computes it. */
export function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
