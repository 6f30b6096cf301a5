import type {Page, Request} from '@playwright/test';
import {expect} from '../test';

export const main = (page: Page) => page.getByRole('main');
export const heading = (page: Page) => page.getByRole('heading', {level: 1});
export const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
export const footer = (page: Page) => page.getByRole('contentinfo');
export const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});

/** Scripts that every page shares, and those that hold single pages. */
export const siteScripts = /\/assets\/js\/.*\.js$/;
export const pageScripts = /\/assets\/js\/(?!main\.|runtime~main\.).*\.js$/;
export const mainScript = /\/assets\/js\/main\..*\.js$/;

/**
 * Keeps requests waiting from the moment `hold` is called until `release` is. Call it before the
 * page is opened: it also makes the browser ask again for what it has in its cache.
 */
export async function holdable(page: Page, url: RegExp) {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let isHeld = false;
  let arrived = 0;
  await page.route(url, async (route) => {
    if (isHeld) {
      arrived += 1;
      await opened;
    }
    await route.continue();
  });
  return {
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      open();
    },
    /** Waits until a request is being held. */
    holdsSome: () => expect.poll(() => arrived, {message: 'requests held back'}).toBeGreaterThan(0),
  };
}

/** Counts how often the browser asks for a document, which navigation inside the site does not. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request: Request) => {
    count += request.resourceType() === 'document' ? 1 : 0;
  });
  return () => count;
}
