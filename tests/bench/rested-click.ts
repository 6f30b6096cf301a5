import type {Browser} from 'puppeteer-core';
import {evaluateInNextPage} from '../support/puppeteer';
import {slowPhone, type Measures} from './measure';

/**
 * The time from a click on a post's link, on which the pointer has rested for a second, to the post on the screen,
 * on a slow phone connection with a processor four times slower. It is measured in a browser that Playwright does
 * not look at, because no other renders pages ahead.
 */
export async function restedClick(
  browser: Browser,
  origin: string,
  path: string,
): Promise<Measures> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({width: 412, height: 823});
  const {slowdown, ...network} = slowPhone;
  await page.emulateNetworkConditions(network);
  await page.emulateCPUThrottling(slowdown);
  await page.goto(`${origin}/`, {waitUntil: 'load'});
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  await pause(3000);
  const link = (await page.waitForSelector(`main a[href="${path}"]`))!;
  // In words, because what the compiler adds to functions is not in the page.
  await page.evaluate(`{
    const at = ({timeStamp}) => performance.timeOrigin + timeStamp;
    addEventListener('click', (event) => {
      sessionStorage.setItem('pressed', String(at(event)));
      const look = () =>
        requestAnimationFrame(() => {
          if (location.pathname === '${path}' && document.querySelector('main h1')) {
            setTimeout(() => {
              sessionStorage.setItem('painted', String(at({timeStamp: performance.now()})));
            });
          } else {
            look();
          }
        });
      look();
    }, true);
  }`);
  await link.hover();
  await pause(1000);
  await page.mouse.down();
  await page.mouse.up();
  await pause(3000);
  // A post that is a document of its own has painted its heading with its first text.
  const ms = await evaluateInNextPage<number>(
    context,
    `${origin}/`,
    origin + path,
    `Number(sessionStorage.getItem('painted') ??
        performance.timeOrigin + performance.getEntriesByName('first-contentful-paint')[0].startTime) -
      Number(sessionStorage.getItem('pressed'))`,
  );
  await context.close();
  return {'click on a link rested on for a second, to the post painted, ms': ms};
}
