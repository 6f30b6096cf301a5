import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';
import {chromiumFlags, ensureChromium} from '../support/chromium';

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

async function openSession(browser: Browser): Promise<{page: Page; session: CDPSession}> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: {width: 412, height: 823},
  });
  const page = await context.newPage();
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
    throw new Error(`${url} is no page: the host answers ${response?.status()}.`);
  }
  await page.waitForTimeout(2000);
  const weights = await weightsOf(page);
  await page.context().close();
  return weights;
}

/** Main-thread CPU time of a load and the two seconds after it, in ms of its own clock; and {@link Weights}. */
export async function load(browser: Browser, url: string): Promise<Measures> {
  const {page, session} = await openSession(browser);
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

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
}

/** The time from a press on a post's link, hovered for 150 ms, to its heading on the screen. */
export async function clickToHeading(
  browser: Browser,
  origin: string,
  path: string,
): Promise<Measures> {
  const {page, session} = await openSession(browser);
  await throttle(session);
  await page.goto(`${origin}/`, {waitUntil: 'load'});
  await page.waitForTimeout(3000);
  const link = page.locator(`main a[href="${path}"]`).first();
  const box = (await link.boundingBox())!;
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.waitForTimeout(150);
  await page.evaluate((address) => {
    addEventListener(
      'click',
      (event) => {
        const pressed = event.timeStamp;
        const look = () => {
          if (location.pathname === address && document.querySelector('article h1, header h1')) {
            requestAnimationFrame(() =>
              setTimeout(() => {
                document.documentElement.dataset.painted = String(performance.now() - pressed);
              }),
            );
          } else {
            requestAnimationFrame(look);
          }
        };
        requestAnimationFrame(look);
      },
      {capture: true, once: true},
    );
  }, path);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForSelector('html[data-painted]', {state: 'attached', timeout: 20_000});
  const painted = await page.evaluate(() => Number(document.documentElement.dataset.painted));
  await page.context().close();
  return {'click on a post to its h1 painted, ms': painted};
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
      const button = document.querySelector<HTMLButtonElement>('nav button[class*="toggleButton"]');
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
        document.querySelector<HTMLButtonElement>('nav button[class*="toggleButton"]')!.click();
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
 * screen, and again each second while that has no effect, because a press may be lost. A page that has just
 * become live gets 300 ms to handle the presses it has kept.
 */
export async function firstMenu(browser: Browser, url: string): Promise<Measures> {
  const {page, session} = await openSession(browser);
  await throttle(session);
  await page.goto(url, {waitUntil: 'commit'});
  await page.waitForFunction(
    () => {
      const times = window as {pressedAt?: number; liveAt?: number};
      if (document.documentElement.dataset.hasHydrated === 'true') {
        times.liveAt ??= performance.now();
      }
      const button = document.querySelector<HTMLButtonElement>('button.navbar__toggle');
      const since = (time = -Infinity) => performance.now() - time;
      if (button && since(times.pressedAt) > 1000 && since(times.liveAt) > 300) {
        times.pressedAt = performance.now();
        button.click();
      }
      return document.querySelector('.navbar-sidebar--show .navbar-sidebar') !== null;
    },
    undefined,
    {polling: 20, timeout: 20_000},
  );
  const ms = await page.evaluate(() => performance.now());
  await page.context().close();
  return {'menu open on a phone, ms': ms};
}
