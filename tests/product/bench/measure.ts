import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from '@playwright/test';
import {chromiumFlags, ensureChromium} from '../../site/support/chromium';

const debuggingPort = 9323;

/** Launches a browser that trusts the bench's host. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [
      ...chromiumFlags,
      '--ignore-certificate-errors',
      `--remote-debugging-port=${debuggingPort}`,
    ],
  });
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export type Measures = Record<string, number>;

/** The median of each measure. */
export function medians(samples: Measures[]): Measures {
  return Object.fromEntries(
    Object.keys(samples[0]!).map((name) => [name, median(samples.map((sample) => sample[name]!))]),
  );
}

/** One run of Lighthouse with its mobile profile: slow 4G and a processor four times slower, simulated. */
export async function lighthouseRun(url: string): Promise<Measures> {
  const {default: lighthouse} = await import('lighthouse');
  const result = await lighthouse(url, {
    port: debuggingPort,
    onlyCategories: ['performance'],
    logLevel: 'error',
  });
  const {audits, categories} = result!.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    'first contentful paint, ms': value('first-contentful-paint'),
    'largest contentful paint, ms': value('largest-contentful-paint'),
    'total blocking time, ms': value('total-blocking-time'),
    'layout shift': value('cumulative-layout-shift'),
    'performance score': (categories.performance?.score ?? NaN) * 100,
    'bytes to the reader, kB': value('total-byte-weight') / 1000,
  };
}

async function openSession(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{page: Page; session: CDPSession}> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: {width: 412, height: 823},
    ...options,
  });
  const page = await context.newPage();
  // What is measured must be there.
  page.setDefaultTimeout(20_000);
  return {page, session: await context.newCDPSession(page)};
}

/** The compressed size of a page's parts in kB, without anything that was only prefetched. */
export type Weights = {
  html: number;
  scripts: number;
  styles: number;
  fonts: number;
  /** Data that scripts have fetched. */
  data: number;
};

function weightsOf(page: Page): Promise<Weights> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [document] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
    const sum = (parts: PerformanceResourceTiming[]) =>
      parts.reduce((bytes, {encodedBodySize}) => bytes + encodedBodySize, 0) / 1000;
    // The initiator of a script that was only prefetched is a link.
    const ofKind = (kind: RegExp) =>
      sum(
        entries.filter(
          ({name, initiatorType}) =>
            kind.test(name) && (initiatorType === 'script' || !name.endsWith('.js')),
        ),
      );
    return {
      html: sum([document!]),
      scripts: ofKind(/\.js$/),
      styles: ofKind(/\.css$/),
      fonts: ofKind(/\.woff2$/),
      data: sum(
        entries.filter(({initiatorType}) => /^(?:fetch|xmlhttprequest)$/.test(initiatorType)),
      ),
    };
  });
}

/** The weights of a page two seconds after its load. */
export async function weigh(browser: Browser, url: string): Promise<Weights> {
  const {page} = await openSession(browser);
  const response = await page.goto(url, {waitUntil: 'load'});
  if (!response?.ok()) {
    throw new Error(`${url} is not a page: the host answers ${response?.status()}.`);
  }
  await page.waitForTimeout(2000);
  const weights = await weightsOf(page);
  await page.context().close();
  return weights;
}

/**
 * Main-thread CPU time of a load and the two seconds after it, in ms of its own clock; and {@link Weights}.
 *
 * @param javaScriptEnabled whether the page's scripts run
 */
export async function load(
  browser: Browser,
  url: string,
  javaScriptEnabled = true,
): Promise<Measures> {
  const {page, session} = await openSession(browser, {javaScriptEnabled});
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(2000);
  const {metrics} = await session.send('Performance.getMetrics');
  const {html, scripts, styles, fonts} = await weightsOf(page);
  await page.context().close();
  const seconds = metrics.find(({name}) => name === 'TaskDuration')?.value ?? NaN;
  return {
    'main-thread CPU of a load, ms': seconds * 1000,
    'HTML, kB': html,
    'scripts, kB': scripts,
    'style sheets, kB': styles,
    'fonts, kB': fonts,
  };
}

/** A phone with slow 4G: latency in ms, throughput in bytes a second, and how many times slower its processor is. */
const slowPhone = {
  latency: 150,
  download: (1.6 * 1024 * 1024) / 8,
  upload: (750 * 1024) / 8,
  slowdown: 4,
};

async function throttle(session: CDPSession): Promise<void> {
  const {latency, download, upload, slowdown} = slowPhone;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download,
    uploadThroughput: upload,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
}

/** The largest paint that the browser reports of a load on a slow phone, which is not simulated. */
export async function largestPaint(browser: Browser, url: string): Promise<Measures> {
  const {page, session} = await openSession(browser);
  await throttle(session);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      document.documentElement.dataset.largest = String(list.getEntries().at(-1)!.startTime);
    }).observe({type: 'largest-contentful-paint', buffered: true});
  });
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(2000);
  const ms = await page.evaluate(() => Number(document.documentElement.dataset.largest));
  await page.context().close();
  return {'largest paint, in a throttled browser, ms': ms};
}

/** Notes when the heading of the page at an address is painted, in whichever document that is. */
async function watchHeading(page: Page, path: string): Promise<void> {
  await page.addInitScript((address) => {
    const now = () => performance.timeOrigin + performance.now();
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
      if (
        pressed !== null &&
        location.pathname === address &&
        heading() !== undefined &&
        heading() !== sessionStorage.getItem('left')
      ) {
        requestAnimationFrame(() =>
          setTimeout(() => {
            document.documentElement.dataset.painted = String(now() - Number(pressed));
          }),
        );
      } else {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  }, path);
}

async function painted(page: Page): Promise<number> {
  await page.waitForSelector('html[data-painted]', {state: 'attached', timeout: 20_000});
  return page.evaluate(() => Number(document.documentElement.dataset.painted));
}

/** Puts a link of a list into the middle of the window, and says where it is. */
async function placeOf(page: Page, path: string): Promise<{x: number; y: number}> {
  const link = page.locator(`main a[href="${path}"]`).first();
  await link.evaluate((element) => {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
  });
  const {x, y} = (await link.boundingBox())!;
  return {x: x + 5, y: y + 5};
}

/** The ways in which a reader of a list goes on to a post, each on a slow phone's connection and processor. */
const waysOn: Array<{
  name: string;
  hasTouch?: boolean;
  /** What the reader does from the end of the load on. */
  goOn: (page: Page, path: string) => Promise<void>;
}> = [
  {
    // Docusaurus' client has started by then.
    name: 'click on a post, 3 s after a mouse has moved, to its h1 painted, ms',
    async goOn(page, path) {
      await page.mouse.move(100, 100);
      await page.mouse.move(120, 120);
      await page.waitForTimeout(3000);
      const {x, y} = await placeOf(page, path);
      await page.mouse.move(x, y);
      await page.waitForTimeout(150);
      await page.mouse.down();
      await page.mouse.up();
    },
  },
  {
    name: 'click half a second after the first paint, to its h1 painted, ms',
    async goOn(page, path) {
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      await page.waitForTimeout(500);
      const {x, y} = await placeOf(page, path);
      await page.mouse.click(x, y);
    },
  },
  {
    name: 'tap on a post on a phone, to its h1 painted, ms',
    hasTouch: true,
    async goOn(page, path) {
      const {x, y} = await placeOf(page, path);
      // It is read, in view.
      await page.waitForTimeout(2000);
      await page.touchscreen.tap(x, y);
    },
  },
];

/** The times from a press on the link of a post to its heading on the screen. */
export async function clickToHeading(
  browser: Browser,
  origin: string,
  path: string,
): Promise<Measures> {
  const measures: Measures = {};
  for (const {name, hasTouch = false, goOn} of waysOn) {
    const {page, session} = await openSession(browser, {hasTouch});
    await watchHeading(page, path);
    await throttle(session);
    await page.goto(`${origin}/`, {waitUntil: name.includes('first paint') ? 'commit' : 'load'});
    await goOn(page, path);
    measures[name] = await painted(page);
    await page.context().close();
  }
  return measures;
}

/** What starting Docusaurus' client costs a reader at a desk: the scripts, and how long they block the main thread. */
export async function startOfClient(browser: Browser, url: string): Promise<Measures> {
  const {page, session} = await openSession(browser);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowPhone.slowdown});
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    document.documentElement.dataset.blocked = '0';
    new PerformanceObserver((list) => {
      const root = document.documentElement;
      const blocked = list.getEntries().reduce((sum, {duration}) => sum + duration - 50, 0);
      root.dataset.blocked = String(Number(root.dataset.blocked) + blocked);
    }).observe({type: 'longtask'});
  });
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 120);
  await page.waitForTimeout(3000);
  const {scripts} = await weightsOf(page);
  const blocked = await page.evaluate(() => Number(document.documentElement.dataset.blocked));
  await page.context().close();
  return {
    'scripts of a reader at a desk, kB': scripts,
    'blocking after a mouse has moved, ms': blocked,
  };
}

/** The time from a press on the contents of a post, on a phone, to the next frame in which they are open. */
export async function pressContents(browser: Browser, url: string): Promise<Measures> {
  const {page, session} = await openSession(browser);
  await throttle(session);
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(1000);
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const pressed = performance.now();
        document.querySelector<HTMLElement>('main summary, main button[class*="toc"]')!.click();
        requestAnimationFrame(() =>
          setTimeout(() => {
            resolve(performance.now() - pressed);
          }),
        );
      }),
  );
  await page.context().close();
  return {'a press of the contents to the next frame, ms': ms};
}

/** The time from the start of a load to the first press on the colour switch that changes the colours. */
export async function firstToggle(browser: Browser, url: string): Promise<Measures> {
  const {page, session} = await openSession(browser);
  await page.setViewportSize({width: 1280, height: 800});
  await throttle(session);
  await page.goto(url, {waitUntil: 'commit'});
  await page.waitForFunction(
    () => {
      const theme = () => document.documentElement.dataset.theme;
      const before = theme();
      const button = document.querySelector<HTMLButtonElement>(
        'nav [class*="colour-switch"] button, nav button[class*="toggleButton"]',
      );
      button?.click();
      return before !== undefined && theme() !== before;
    },
    undefined,
    {polling: 20, timeout: 20_000},
  );
  const ms = await page.evaluate(() => performance.now());
  // Presses it again, measuring from the press to the frame that shows the change.
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const pressed = performance.now();
        document
          .querySelector<HTMLButtonElement>(
            'nav [class*="colour-switch"] button, nav button[class*="toggleButton"]',
          )!
          .click();
        requestAnimationFrame(() =>
          setTimeout(() => {
            resolve(performance.now() - pressed);
          }),
        );
      }),
  );
  await page.context().close();
  return {'colour switch works, ms': ms, 'a press of it to the next frame, ms': painted};
}

/**
 * The time from the start of a load on a phone to the open menu. Its button is pressed as soon as it is on the
 * screen, and again each second while that has no effect, because a press may be lost.
 */
export async function firstMenu(browser: Browser, url: string): Promise<Measures> {
  const {page, session} = await openSession(browser);
  await throttle(session);
  await page.goto(url, {waitUntil: 'commit'});
  await page.waitForFunction(
    () => {
      const times = window as {pressedAt?: number};
      const button = document.querySelector<HTMLButtonElement>('button.navbar__toggle');
      if (button && performance.now() - (times.pressedAt ?? -Infinity) > 1000) {
        times.pressedAt = performance.now();
        button.click();
      }
      return document.querySelector('.navbar-sidebar--show .navbar-sidebar, dialog[open]') !== null;
    },
    undefined,
    {polling: 20, timeout: 20_000},
  );
  const ms = await page.evaluate(() => performance.now());
  await page.context().close();
  return {'menu open on a phone, ms': ms};
}

/**
 * The time from a tap on the menu button to the open menu, of a reader who has been on the page for three seconds
 * and has used nothing yet.
 */
export async function laterMenu(browser: Browser, url: string): Promise<Measures> {
  const {page, session} = await openSession(browser, {hasTouch: true});
  await throttle(session);
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(3000);
  await page.evaluate(() => {
    const watch = window as {tappedAt?: number; openAt?: number};
    const button = document.querySelector('button.navbar__toggle')!;
    button.addEventListener('touchstart', () => (watch.tappedAt = performance.now()));
    const look = () => {
      if (document.querySelector('.navbar-sidebar--show .navbar-sidebar, dialog[open]')) {
        watch.openAt = performance.now();
      } else {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  });
  await page.locator('button.navbar__toggle').tap();
  await page.waitForFunction(() => 'openAt' in window);
  const ms = await page.evaluate(() => {
    const watch = window as {tappedAt?: number; openAt?: number};
    return watch.openAt! - watch.tappedAt!;
  });
  await page.context().close();
  return {'menu open after a later press, ms': ms};
}
