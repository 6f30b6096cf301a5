import {join} from 'node:path';
import {themeKeyBelow} from '../../site/support/theme-key';
import {inBrowser} from '../support/in-browser';
import type {Owner} from './owners';

/** Photographs home, a post and the menus of a built site, on a phone and at a desk, by day and by night. */
export async function takePictures(site: string, owner: Owner, folder: string): Promise<void> {
  const {baseUrl, locales} = owner.identity;
  const codes = new Set([locales[0].code, locales.at(-1)!.code]);
  const shots = [...codes].flatMap((code) =>
    [390, 1280].flatMap((width) => ['light', 'dark'].map((theme) => ({code, width, theme}))),
  );
  await inBrowser(
    join(site, 'build'),
    async (origin, browser) => {
      for (const {code, width, theme} of shots) {
        const home = origin + baseUrl + (code === locales[0].code ? '' : `${code}/`);
        const page = await browser.newPage({viewport: {width, height: width === 390 ? 844 : 800}});
        await page.addInitScript(
          ([key, value]) => {
            localStorage.setItem(key!, value!);
          },
          [themeKeyBelow(baseUrl), theme],
        );
        const take = (what: string, fullPage: boolean) =>
          page.screenshot({
            path: join(folder, `${owner.name}-${code}-${what}-${width}-${theme}.png`),
            fullPage,
          });
        await page.goto(home, {waitUntil: 'networkidle'});
        await take('home', true);
        const menus = page.locator('.navbar__toggle, .navbar [aria-haspopup]');
        for (const button of await menus.filter({visible: true}).all()) {
          await button.click();
          await page.waitForTimeout(400);
          const name = (await button.textContent())!.trim();
          await take(['menu', name].filter(Boolean).join('-'), false);
          await page.keyboard.press('Escape');
        }
        await page.goto(home, {waitUntil: 'networkidle'});
        await page.locator('main h2 a, main h3 a').first().click();
        await page.waitForLoadState('networkidle');
        await take('post', true);
        await page.close();
      }
    },
    baseUrl,
  );
}
