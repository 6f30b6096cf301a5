import {join} from 'node:path';
import type {AddressInfo} from 'node:net';
import {chromium} from '@playwright/test';
import {chromiumFlags, ensureChromium} from '../../site/support/chromium';
import {startStaticHost, stopHost} from '../../site/support/static-host';
import type {Owner} from './owners';

/** Photographs home, a post and the menu of a built site, on a phone and at a desk, by day and by night. */
export async function takePictures(site: string, owner: Owner, folder: string): Promise<void> {
  const {baseUrl, locales} = owner.identity;
  const host = await startStaticHost(join(site, 'build'), 0, true, baseUrl);
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const browser = await chromium.launch({executablePath: ensureChromium(), args: chromiumFlags});
  for (const {code} of [locales[0], ...locales.slice(-1)]) {
    const home = origin + baseUrl + (code === locales[0].code ? '' : `${code}/`);
    for (const width of [390, 1280]) {
      for (const theme of ['light', 'dark']) {
        const page = await browser.newPage({viewport: {width, height: width === 390 ? 844 : 800}});
        await page.addInitScript((value) => {
          localStorage.setItem('theme', value);
        }, theme);
        const take = (what: string, fullPage: boolean) =>
          page.screenshot({
            path: join(folder, `${owner.name}-${code}-${what}-${width}-${theme}.png`),
            fullPage,
          });
        await page.goto(home, {waitUntil: 'networkidle'});
        await take('home', true);
        const menu = page.locator('.navbar__toggle, .navbar [aria-haspopup]');
        for (const button of await menu.filter({visible: true}).all()) {
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
    }
  }
  await browser.close();
  await stopHost(host);
}
