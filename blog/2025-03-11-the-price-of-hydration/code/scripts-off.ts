import {writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {join} from 'node:path';
import puppeteer, {type Browser, type Page} from 'puppeteer-core';
import {startHttp2Host} from '../../../tests/product/bench/http2-host';
import {chromiumFlags, ensureChromium} from '../../../tests/site/support/chromium';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Does something on a page of its own, with a phone's screen, whose scripts run or do not. */
async function onPage<Result>(browser: Browser, hasScripts: boolean, act: (page: Page) => Promise<Result>) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({width: 412, height: 823, hasTouch: true, isMobile: true});
  await page.setJavaScriptEnabled(hasScripts);
  const result = await act(page);
  await context.close();
  return result;
}

/** When a slow phone paints the first and the largest thing, in ms. */
async function paintsOf(page: Page, url: string) {
  await page.emulateNetworkConditions({
    latency: 150,
    download: (1.6 * 1024 * 1024) / 8,
    upload: (750 * 1024) / 8,
  });
  await page.emulateCPUThrottling(4);
  await page.goto(url);
  await pause(2000);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({type: 'largest-contentful-paint', buffered: true});
    return {
      first: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      largest: observer.takeRecords().at(-1)!.startTime,
    };
  });
}

/** Processor time of the main thread until two seconds after a load, not throttled, in ms. */
async function workOf(page: Page, url: string) {
  const session = await page.createCDPSession();
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  await page.goto(url);
  await pause(2000);
  const {metrics} = await session.send('Performance.getMetrics');
  return metrics.find(({name}) => name === 'TaskDuration')!.value * 1000;
}

/** The median, the least and the most of measured values, rounded. */
export function summaryOf(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b).map(Math.round);
  return {median: sorted[Math.floor(sorted.length / 2)]!, range: [sorted[0]!, sorted.at(-1)!]};
}

async function compare(built: string, runs: number): Promise<void> {
  const host = startHttp2Host(built, 8580);
  const url = 'https://127.0.0.1:8580/2025/03/11/the-price-of-hydration/';
  const browser = await puppeteer.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags, '--ignore-certificate-errors'],
  });
  const taken = {on: [] as Array<Record<string, number>>, off: [] as Array<Record<string, number>>};
  for (let run = 0; run < runs; run++) {
    for (const way of ['on', 'off'] as const) {
      const hasScripts = way === 'on';
      const paints = await onPage(browser, hasScripts, (page) => paintsOf(page, url));
      const work = await onPage(browser, hasScripts, (page) => workOf(page, url));
      taken[way].push({...paints, work});
      console.log(way, taken[way].at(-1));
    }
  }
  await browser.close();
  host.close();
  const rows = Object.fromEntries(
    Object.entries(taken).map(([way, all]) => [
      `scripts ${way}`,
      Object.fromEntries(
        ['first', 'largest', 'work'].map((kind) => [kind, summaryOf(all.map((one) => one[kind]!))]),
      ),
    ]),
  );
  const result = {
    what: 'This post with scripts on and off, in turn: when a slow phone paints the first and the largest thing, and the processor time of the main thread on a machine that is not slowed down; all in ms.',
    command: 'npx tsx code/scripts-off.ts OURS',
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores of ${cpus()[0]!.model}, Node ${process.versions.node}`,
    runs,
    rows,
  };
  writeFileSync(join(__dirname, 'scripts-off.json'), `${JSON.stringify(result, null, 2)}\n`);
}

if (process.argv[1] === __filename) {
  const [built, runs = '9'] = process.argv.slice(2);
  void compare(built!, Number(runs));
}
