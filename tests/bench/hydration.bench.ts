import {cpSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from '@playwright/test';
import type {Browser as PuppeteerBrowser} from 'puppeteer-core';
import {anyPost, posts} from '../e2e/published/site';
import {repository} from '../support/docusaurus';
import {evaluateInNextPage, launchPuppeteer} from '../support/puppeteer';
import {needBuild, needChromium} from '../support/stop';
import {startHttp2Host} from './http2-host';
import {
  clickToHeading,
  firstMenu,
  largestPaint,
  laterMenu,
  launch,
  load,
  medians,
  slowPhone,
  type Measures,
} from './measure';
import {runsOr} from './settings';
import {buildStock} from './stock';
import {print} from './tables';

// `npm run bench:hydration`: what hydrating a post costs and buys, on one site in three ways, beside a stock one.

const runs = runsOr(9);

needBuild();
needChromium();

/** A copy of the built site, whose pages are hydrated as soon as they are painted. */
function hydratedAtOnce(): string {
  const folder = join(repository, '.cache/bench-hydration');
  rmSync(folder, {recursive: true, force: true});
  cpSync(join(repository, 'build'), folder, {recursive: true});
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(folder, file);
    const html = readFileSync(path, 'utf8');
    writeFileSync(path, html.replace('"atOnce":false', '"atOnce":true'));
  }
  return folder;
}

/**
 * The time from a click on a post's link, on which the pointer has rested for a second, to the post on the screen,
 * on a slow phone connection with a processor four times slower. It is measured in a browser that Playwright does
 * not look at, because no other renders pages ahead.
 */
async function restedClick(
  browser: PuppeteerBrowser,
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

test('what hydration costs', async () => {
  const folders = {
    'stock site': await buildStock(),
    'hydrated at once': hydratedAtOnce(),
    'hydrated when used': join(repository, 'build'),
  };
  const browser = await launch();
  const unwatched = await launchPuppeteer();
  const samples: Record<string, Measures[]> = {};
  const servers = [];
  const origins: Array<[name: string, origin: string]> = [];
  for (const [index, [name, folder]] of Object.entries(folders).entries()) {
    servers.push(await startHttp2Host(folder, 4741 + index));
    origins.push([name, `https://127.0.0.1:${String(4741 + index)}`]);
  }
  // Alternates between the sites, so that other load on the machine affects all.
  for (let run = 0; run < runs; run++) {
    for (const [name, origin] of origins) {
      const url = origin + anyPost.path;
      (samples[name] ??= []).push({
        ...(await largestPaint(browser, url)),
        ...(await load(browser, url)),
        ...(await clickToHeading(browser, origin, [posts[0]!.path, posts.at(4)!.path])),
        ...(await restedClick(unwatched, origin, posts.at(4)!.path)),
        ...(await firstMenu(browser, url)),
        ...(await laterMenu(browser, url)),
      });
      (samples[`${name}, scripts off`] ??= []).push(await load(browser, url, false));
    }
    console.log(`Run ${String(run + 1)} of ${String(runs)} is done.`);
  }
  await browser.close();
  await unwatched.close();
  for (const server of servers) {
    server.close();
  }
  const columns = [...Object.keys(folders), 'hydrated when used, scripts off'];
  const all = columns.map((name) => medians(samples[name]!));
  const names = [...new Set(all.flatMap((measures) => Object.keys(measures)))];
  const cell = (name: string, value: number | undefined) =>
    value === undefined ? '' : value.toFixed(name.endsWith('kB') ? 1 : 0);
  const table = [
    ['A post, hydrated', ...columns],
    ...names.map((name) => [name, ...all.map((measures) => cell(name, measures[name]))]),
  ];
  await print(runs, [table]);
});
