import {once} from 'node:events';
import puppeteer from 'puppeteer-core';
import {chromiumFlags, ensureChromium} from '../../site/support/chromium';
import {startHttp2Host} from './http2-host';
import type {Measures} from './tables';

// Chromium renders nothing ahead where Playwright drives it, so this is measured with Puppeteer. That cannot follow a reader
// into a page that was rendered ahead, so pages tell their host what a reader would see.

/** How late the host answers, as one in the same country does, in ms. */
const late = 40;

/** Runs in each page: tells the host, in ms, how long after a press on a link the heading of its page was painted. */
function tellPaint(): void {
  const key = 'pressed';
  const tell = (painted: number) => {
    const pressed = localStorage.getItem(key);
    if (pressed !== null) {
      localStorage.removeItem(key);
      void fetch('/painted', {method: 'POST', body: String(painted - Number(pressed))});
    }
  };
  const heading = () => document.querySelector('article h1, header h1, main h1')?.textContent;
  addEventListener(
    'click',
    ({target, timeStamp}) => {
      localStorage.setItem(key, String(performance.timeOrigin + timeStamp));
      const {pathname} = (target as Element).closest('a')!;
      const left = heading();
      // A client shows the page in this document, and the one that is left until the code of the next has come.
      const look = () => {
        requestAnimationFrame(
          location.pathname === pathname && ![undefined, left].includes(heading())
            ? () => {
                setTimeout(() => {
                  tell(performance.timeOrigin + performance.now());
                });
              }
            : look,
        );
      };
      look();
    },
    {capture: true},
  );
  new PerformanceObserver((list) => {
    for (const {startTime} of list.getEntriesByName('first-contentful-paint')) {
      tell(performance.timeOrigin + startTime);
    }
  }).observe({type: 'paint', buffered: true});
}

/** What a reader at a desk does before pressing: waits, moves a mouse and waits, and rests it on the link; all in ms. */
const presses = {
  'press on a post, rested on it, 3.5 s after the load, to its h1 painted, ms': {
    before: 500,
    moved: 3000,
    rested: 300,
  },
  'press on a post, at once, 3.5 s after the load, to its h1 painted, ms': {
    before: 500,
    moved: 3000,
    rested: 0,
  },
  'press on a post, at once, half a second after the load, to its h1 painted, ms': {
    before: 500,
    moved: 0,
    rested: 0,
  },
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * How long a reader at a desk waits from a press on a post in the list to its heading, over a fast connection.
 *
 * @param built the folder of the site
 * @param path of the post
 */
export async function ofNextPage(built: string, port: number, path: string): Promise<Measures> {
  const host = startHttp2Host(built, port, {late, script: tellPaint});
  const measures: Measures = {};
  for (const [name, {before, moved, rested}] of Object.entries(presses)) {
    const browser = await puppeteer.launch({
      executablePath: ensureChromium(),
      args: [...chromiumFlags, '--ignore-certificate-errors'],
    });
    const page = await browser.newPage();
    await page.setViewport({width: 1280, height: 800});
    await page.goto(`https://127.0.0.1:${port}/`);
    await pause(before);
    if (moved > 0) {
      await page.mouse.move(700, 20);
      await page.mouse.move(720, 24);
      await pause(moved);
    }
    const link = (await page.$(`main a[href="${path}"]`))!;
    await link.scrollIntoView();
    const {x, y} = await link.clickablePoint();
    await page.mouse.move(x, y);
    await pause(rested);
    const painted = once(host, 'painted') as Promise<[number]>;
    // Where the next page is there at once, the press has no page to report to.
    await page.mouse.click(x, y).catch(() => undefined);
    [measures[name]] = await painted;
    await browser.close();
  }
  host.close();
  return measures;
}
