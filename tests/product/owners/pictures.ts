import {join} from 'node:path';
import {cameraOf, looksOf, openMenus, tabFor} from '../screenshots/photograph';
import {inBrowser} from '../support/in-browser';
import type {Owner} from './owners';

/** Photographs home, a post and the menus of a built site, on a phone and at a desk, by day and by night. */
export async function takePictures(site: string, owner: Owner, folder: string): Promise<void> {
  const {baseUrl, locales} = owner.identity;
  const [original] = locales;
  await inBrowser(
    join(site, 'build'),
    async (origin, browser) => {
      for (const code of new Set([original.code, locales.at(-1)!.code])) {
        const home = origin + baseUrl + (code === original.code ? '' : `${code}/`);
        for (const look of looksOf([390, 1280])) {
          const page = await tabFor(browser, look, baseUrl);
          const photograph = cameraOf(page, look, folder);
          const named = (what: string) => `${owner.name}-${code}-${what}`;
          await page.goto(home);
          await photograph(named('home'));
          await openMenus(page, (menu) => photograph(named(menu), false));
          await page.goto(home);
          await page.locator('main h2 a, main h3 a').first().click();
          await photograph(named('post'));
          await page.close();
        }
      }
    },
    baseUrl,
  );
}
