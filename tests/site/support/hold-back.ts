import type {Page} from '@playwright/test';
import {expect} from './test';

/** The scripts of Docusaurus' client, without the site script. */
export const clientScripts = /\/assets\/js\/(?!site\.|player\.|search\.).*\.js$/;

export type Held = {
  /** Makes requests wait from now on. */
  hold: () => void;
  /** Lets all waiting and future requests through. */
  release: () => void;
  /** Waits until a request is being held. */
  holdsSome: () => Promise<void>;
};

/**
 * Holds back requests, as on a stalled connection, from now on or from the moment `hold` is called, until `release` is.
 * Call it before the page is opened: it also makes the browser request again what is in its cache.
 */
export async function holdBack(page: Page, url: RegExp, isFromNow = true): Promise<Held> {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let isHeld = isFromNow;
  let heldRequests = 0;
  await page.route(url, async (route) => {
    if (isHeld) {
      heldRequests += 1;
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
    holdsSome: () =>
      expect.poll(() => heldRequests, {message: 'requests held back'}).toBeGreaterThan(0),
  };
}
