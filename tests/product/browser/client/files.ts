import type {Page} from '@playwright/test';
import {clientScripts} from '../../../site/support/hold-back';

/** The script that each page requests for its chrome. */
export const siteScript = /\/assets\/js\/site\.[\da-f]+\.js$/;

/** The file that names the files of Docusaurus' client. */
export const clientList = /\/client\.json$/;

/** The scripts of the client that are for some pages only, and the one that starts it. */
export const codeOfPages = /\/assets\/js\/(?!site\.|player\.|main\.|runtime~main\.)[^/]*\.js$/;
export const mainScript = /\/assets\/js\/main\.[^/]*\.js$/;

/** Records what the page requests of the client, from now on. */
export function clientRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.endsWith('/client.json') || clientScripts.test(url)) {
      asked.push(url);
    }
  });
  return asked;
}

export type Connection = {saveData: boolean; effectiveType: string};

/** Connections over which nothing is fetched that nobody has asked for. */
export const thrifty: Connection[] = [
  {saveData: true, effectiveType: '4g'},
  {saveData: false, effectiveType: 'slow-2g'},
];

/** Has the browser report a connection. */
export const connectBy = (page: Page, connection: Connection): Promise<unknown> =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value, configurable: true});
  }, connection);

/** Sets the page's clock to a fixed time until the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({time: new Date('2025-01-01T00:00:00Z')});
  await page.clock.pauseAt(new Date('2025-01-01T00:00:10Z'));
}
