import {writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {join} from 'node:path';
import puppeteer, {type Browser} from 'puppeteer-core';
import {startHttp2Host} from '../../../tests/product/bench/http2-host';
import {chromiumFlags, ensureChromium} from '../../../tests/site/support/chromium';
import {breakdownOf, type Breakdown, type TraceEvent} from './breakdown';

/** Marks a press in the trace, and when what it asks for has been painted. */
function markPress(): void {
  const menu = '.navbar-sidebar--show .navbar-sidebar, dialog[open]';
  const heading = () => document.querySelector('article h1, header h1, main h1')?.textContent;
  const left = () => sessionStorage.getItem('left');
  addEventListener(
    'click',
    () => {
      performance.mark('pressed');
      sessionStorage.setItem('left', heading() ?? '');
    },
    {capture: true},
  );
  const look = () => {
    const isNext = left() !== null && ![undefined, left()].includes(heading());
    if (isNext || document.querySelector(menu)) {
      requestAnimationFrame(() => setTimeout(() => performance.mark('shown')));
    } else {
      requestAnimationFrame(look);
    }
  };
  look();
}

type Case = {
  folder: string;
  /** What is tapped on the list. */
  selector: string;
  /** Changes it before. */
  before?: (element: Element) => void;
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Taps an element of the list on a slow phone, two seconds after its load, and divides the time until the answer is shown. */
async function tapOnce(browser: Browser, origin: string, {selector, before}: Case) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({width: 412, height: 823, hasTouch: true, isMobile: true});
  // What compiles this file wraps inner functions in a helper.
  await page.evaluateOnNewDocument('globalThis.__name = (one) => one');
  await page.evaluateOnNewDocument(markPress);
  await page.emulateNetworkConditions({
    latency: 150,
    download: (1.6 * 1024 * 1024) / 8,
    upload: (750 * 1024) / 8,
  });
  await page.emulateCPUThrottling(4);
  await page.goto(`${origin}/`);
  const element = (await page.$(selector))!;
  if (before) {
    await element.evaluate(before);
  }
  await element.scrollIntoView();
  await pause(2000);
  await page.tracing.start({
    categories: ['devtools.timeline', 'blink.user_timing', 'toplevel', 'v8'],
  });
  await element.tap();
  const isShown = () =>
    page
      .evaluate(() => performance.getEntriesByName('shown').length > 0)
      // A document that is left has no answer.
      .catch(() => false);
  while (!(await isShown())) {
    await pause(500);
  }
  const trace = Buffer.from((await page.tracing.stop())!).toString();
  await context.close();
  return breakdownOf((JSON.parse(trace) as {traceEvents: TraceEvent[]}).traceEvents);
}

const rangeOf = (values: number[]) => [Math.min(...values), Math.max(...values)].map(Math.round);

/** The median of one kind, rounded. */
export const medianOf = (all: Breakdown[], kind: keyof Breakdown): number =>
  Math.round(all.map((one) => one[kind]).sort((a, b) => a - b)[Math.floor(all.length / 2)]!);

const [stock, astro, built, runs = '7'] = process.argv.slice(2);

async function profile(): Promise<void> {
  const slug = 'the-price-of-hydration';
  const path = `/2025/03/11/${slug}/`;

  const link = `main a[href="${path}"]`;
  const selector = 'button.navbar__toggle';
  const cases: Record<string, Case> = {
    'link, stock': {folder: stock!, selector: link},
    'link, astro': {folder: astro!, selector: `main a[href="/blog/2025-03-11-${slug}/"]`},
    'link, text first': {
      folder: built!,
      selector: link,
      // A page that is opened at a fragment is laid out whole before its first paint.
      before: (element) => {
        (element as HTMLAnchorElement).href += '#whole';
      },
    },
    'link, first screen first': {folder: built!, selector: link},
    'menu, stock': {folder: stock!, selector},
    'menu, this site': {folder: built!, selector},
    'menu, not modal': {
      folder: built!,
      selector,
      before: (button) => {
        button.removeAttribute('commandfor');
        button.addEventListener('click', (event) => {
          event.stopPropagation();
          document.querySelector('dialog')!.show();
        });
      },
    },
  };
  const folders = [...new Set(Object.values(cases).map(({folder}) => folder))];
  const hosts = folders.map((folder, at) => startHttp2Host(folder, 8560 + at));
  const browser = await puppeteer.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags, '--ignore-certificate-errors'],
  });
  const taken = new Map<string, Breakdown[]>();
  for (let run = 0; run < Number(runs); run++) {
    for (const [name, one] of Object.entries(cases)) {
      const origin = `https://127.0.0.1:${8560 + folders.indexOf(one.folder)}`;
      const breakdown = await tapOnce(browser, origin, one);
      console.log(name, breakdown);
      taken.set(name, [...(taken.get(name) ?? []), breakdown]);
    }
  }
  await browser.close();
  hosts.forEach((host) => host.close());
  const result = {
    what: 'Processor time of the page’s main thread between a tap and what it asks for, in ms by kind, the time by the clock, and for how many elements styles were computed: of each the median of the runs.',
    command: 'npx tsx code/profile.ts STOCK ASTRO OURS',
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores of ${cpus()[0]!.model}, Node ${process.versions.node}`,
    runs: Number(runs),
    ranges: Object.fromEntries(
      [...taken].map(([name, all]) => [
        name,
        {clock: rangeOf(all.map(({clock}) => clock)), styled: rangeOf(all.map(({styled}) => styled))},
      ]),
    ),
    rows: Object.fromEntries(
      [...taken].map(([name, all]) => [
        name,
        Object.fromEntries(
          (Object.keys(all[0]!) as Array<keyof Breakdown>).map((kind) => [kind, medianOf(all, kind)]),
        ),
      ]),
    ),
  };
  writeFileSync(join(__dirname, 'profile.json'), `${JSON.stringify(result, null, 2)}\n`);
}

if (process.argv[1] === __filename) {
  void profile();
}
