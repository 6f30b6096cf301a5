import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from '@playwright/test';
import {chromiumFlags, ensureChromium} from '../../site/support/chromium';
import type {Measures} from './tables';

const debuggingPort = 9323;

/** Launches a browser that trusts the bench's host. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: [
      ...chromiumFlags,
      '--ignore-certificate-errors',
      `--remote-debugging-port=${debuggingPort}`,
    ],
  });

/** One run of Lighthouse with its mobile profile: slow 4G and a processor four times slower, simulated. */
async function lighthouseRun(url: string): Promise<Measures> {
  const {default: lighthouse} = await import('lighthouse');
  const result = await lighthouse(url, {
    port: debuggingPort,
    onlyCategories: ['performance'],
    logLevel: 'error',
  });
  const value = (name: string) => result!.lhr.audits[name]?.numericValue ?? NaN;
  return {
    'first contentful paint, ms': value('first-contentful-paint'),
    'largest contentful paint, ms': value('largest-contentful-paint'),
    'total blocking time, ms': value('total-blocking-time'),
    'layout shift': value('cumulative-layout-shift'),
    'bytes to the reader, kB': value('total-byte-weight') / 1000,
  };
}

/** Does something on a page of its own, with a screen like a phone's. */
async function onPage<Result>(
  browser: Browser,
  act: (page: Page, session: CDPSession) => Promise<Result>,
  options: BrowserContextOptions = {},
): Promise<Result> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}, ...options});
  const page = await context.newPage();
  // What is measured must be there.
  page.setDefaultTimeout(20_000);
  const result = await act(page, await context.newCDPSession(page));
  await context.close();
  return result;
}

const slowProcessor = {rate: 4};

/** Does something on a page of a phone with slow 4G and a processor four times slower. */
const onSlowPhone = <Result>(
  browser: Browser,
  act: (page: Page) => Promise<Result>,
  options?: BrowserContextOptions,
): Promise<Result> =>
  onPage(
    browser,
    async (page, session) => {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: (1.6 * 1024 * 1024) / 8,
        uploadThroughput: (750 * 1024) / 8,
      });
      await session.send('Emulation.setCPUThrottlingRate', slowProcessor);
      return act(page);
    },
    options,
  );

/** The compressed size of a page's parts in kB, without anything that was only prefetched. */
const weightsOf = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [document] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
    const sum = (isPart: (entry: PerformanceResourceTiming) => boolean) =>
      entries.filter(isPart).reduce((bytes, {encodedBodySize}) => bytes + encodedBodySize, 0) /
      1000;
    return {
      html: document!.encodedBodySize / 1000,
      // The initiator of a script that was only prefetched is a link.
      scripts: sum(({name, initiatorType}) => initiatorType === 'script' && name.endsWith('.js')),
      fonts: sum(({name}) => name.endsWith('.woff2')),
      data: sum(({initiatorType}) => /^(?:fetch|xmlhttprequest)$/.test(initiatorType)),
    };
  });

/** The weights of a page and the main-thread CPU time of its load, two seconds after it, in ms of its own clock. */
export const load = (browser: Browser, url: string) =>
  onPage(browser, async (page, session) => {
    await session.send('Performance.enable', {timeDomain: 'threadTicks'});
    const response = await page.goto(url);
    if (!response?.ok()) {
      throw new Error(`${url} is not a page: the host answers ${response?.status()}.`);
    }
    await page.waitForTimeout(2000);
    const {metrics} = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({name}) => name === 'TaskDuration')?.value ?? NaN;
    return {...(await weightsOf(page)), cpu: seconds * 1000};
  });

/** The largest paint that the browser reports of a load on a slow phone, which is not simulated. */
const largestPaint = (browser: Browser, url: string) =>
  onSlowPhone(browser, async (page) => {
    await page.goto(url);
    await page.waitForTimeout(2000);
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(list.getEntries().at(-1)!.startTime);
          }).observe({type: 'largest-contentful-paint', buffered: true});
        }),
    );
  });

/** Moves a mouse, for which Docusaurus' client starts, and waits until it has come. */
async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 120);
  await page.waitForTimeout(3000);
}

/** Notes when the heading of the page at an address is painted, in whichever document that is. */
const watchHeading = (page: Page, path: string) =>
  page.addInitScript((address) => {
    const heading = () => document.querySelector('article h1, header h1, main h1')?.textContent;
    addEventListener(
      'click',
      ({timeStamp}) => {
        sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
        sessionStorage.setItem('left', heading() ?? '');
      },
      {capture: true},
    );
    const look = () => {
      const pressed = sessionStorage.getItem('pressed');
      // Docusaurus shows the page that is left until the code of the next one has come, though the address has changed.
      const isThere =
        location.pathname === address &&
        ![undefined, sessionStorage.getItem('left')].includes(heading());
      requestAnimationFrame(
        pressed !== null && isThere
          ? () =>
              setTimeout(() => {
                const now = performance.timeOrigin + performance.now();
                document.documentElement.dataset.painted = String(now - Number(pressed));
              })
          : look,
      );
    };
    look();
  }, path);

/** The time from a press on the link of a post in the list to its heading on the screen. */
const pressToHeading = (browser: Browser, origin: string, path: string, hasTouch: boolean) =>
  onSlowPhone(
    browser,
    async (page) => {
      const link = page.locator(`main a[href="${path}"]`).first();
      await watchHeading(page, path);
      await page.goto(`${origin}/`);
      if (hasTouch) {
        await link.scrollIntoViewIfNeeded();
        // It is read, in view.
        await page.waitForTimeout(2000);
        await link.tap();
      } else {
        await moveMouse(page);
        await link.hover();
        await page.waitForTimeout(150);
        await link.click();
      }
      await page.waitForSelector('html[data-painted]', {state: 'attached'});
      return page.evaluate(() => Number(document.documentElement.dataset.painted));
    },
    {hasTouch},
  );

/** What starting Docusaurus' client costs a reader at a desk: the scripts, and how long they block the main thread. */
const startOfClient = (browser: Browser, url: string) =>
  onPage(browser, async (page, session) => {
    await session.send('Emulation.setCPUThrottlingRate', slowProcessor);
    await page.goto(url);
    await page.waitForTimeout(1000);
    await page.evaluate(() => {
      const {dataset} = document.documentElement;
      dataset.blocked = '0';
      new PerformanceObserver((list) => {
        const blocked = list.getEntries().reduce((sum, {duration}) => sum + duration - 50, 0);
        dataset.blocked = String(Number(dataset.blocked) + blocked);
      }).observe({type: 'longtask'});
    });
    await moveMouse(page);
    return {
      'scripts of a reader at a desk, kB': (await weightsOf(page)).scripts,
      'blocking after a mouse has moved, ms': await page.evaluate(() =>
        Number(document.documentElement.dataset.blocked),
      ),
    };
  });

/**
 * The time until the open menu is on the screen of a phone whose reader presses its button as soon as it is on the screen and the page
 * has been there for a while, and again each second while that has no effect, because a press may be lost.
 *
 * @param wait how long the reader waits after the load, in ms; without, the time is from the start of the load, else from
 *   the first press
 */
const menuOpen = (browser: Browser, url: string, wait = 0) =>
  onSlowPhone(browser, async (page) => {
    await page.goto(url, {waitUntil: wait > 0 ? 'load' : 'commit'});
    await page.waitForTimeout(wait);
    const opened = await page.waitForFunction(
      ({menu, isEarly}) => {
        const times = window as {first?: number; last?: number; painted?: number};
        const button = document.querySelector<HTMLButtonElement>('button.navbar__toggle');
        if (button && performance.now() - (times.last ?? -Infinity) > 1000) {
          times.last = performance.now();
          times.first ??= isEarly ? 0 : times.last;
          button.click();
        }
        if (document.querySelector(menu)) {
          // Each frame asks, before it is painted.
          setTimeout(() => {
            times.painted ??= performance.now();
          });
        }
        return times.painted !== undefined && times.painted - times.first!;
      },
      {menu: '.navbar-sidebar--show .navbar-sidebar, dialog[open]', isEarly: wait === 0},
    );
    return Number(await opened.jsonValue());
  });

/** What the first search of a reader loads, and how long it takes, of a word that one of our posts is about. */
export const ofSearch = (browser: Browser, url: string): Promise<Measures> =>
  onPage(browser, async (page) => {
    const sizes: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/pagefind/')) {
        sizes.push(Number(response.headers()['content-length'] ?? 0));
      }
    });
    await page.goto(url);
    const from = performance.now();
    await page.getByRole('searchbox').fill('terraform');
    await page.getByText(/^(?:One result|\d+ results)$/).waitFor();
    return {
      'a first search, ms': performance.now() - from,
      'a first search, kB': sizes.reduce((sum, size) => sum + size, 0) / 1000,
      'a first search, requests': sizes.length,
    };
  });

/** What a page costs its reader until it is read. */
export async function ofPage(browser: Browser, url: string): Promise<Measures> {
  const simulated = await lighthouseRun(url);
  const {cpu, html, fonts} = await load(browser, url);
  return {
    ...simulated,
    'largest paint, in a throttled browser, ms': await largestPaint(browser, url),
    'main-thread CPU of a load, ms': cpu,
    'HTML, kB': html,
    'fonts, kB': fonts,
  };
}

/** How long a reader waits who goes on from the list to a post. */
export async function ofWayOn(browser: Browser, origin: string, path: string): Promise<Measures> {
  const press = (hasTouch: boolean) => pressToHeading(browser, origin, path, hasTouch);
  return {
    'click on a post, 3 s after a mouse has moved, to its h1 painted, ms': await press(false),
    'tap on a post on a phone, to its h1 painted, ms': await press(true),
  };
}

/** What a site with Docusaurus' client and a menu costs the reader who uses them. */
export const ofUse = async (browser: Browser, url: string): Promise<Measures> => ({
  'menu open on a phone, ms': await menuOpen(browser, url),
  'menu open after a later press, ms': await menuOpen(browser, url, 3000),
  ...(await startOfClient(browser, url)),
});
