import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import puppeteer, {type Browser} from 'puppeteer-core';
import {startHttp2Host} from '../../../tests/product/bench/http2-host';
import {chromiumFlags, ensureChromium} from '../../../tests/site/support/chromium';
import {breakdownOf, type TraceEvent} from './breakdown';

/**
 * Presses the menu by a script and looks whether it is open, both as the benchmark does: at once, and then before each
 * frame. Marks when the benchmark stops its clock, and when a frame with the open menu has been painted; returns how many
 * frames the benchmark waited for.
 */
function press(): Promise<number> {
  const isOpen = () =>
    document.querySelector('.navbar-sidebar--show .navbar-sidebar, dialog[open]') !== null;
  return new Promise((resolve) => {
    const look = (frames: number) => {
      if (isOpen()) {
        performance.mark('open');
        requestAnimationFrame(() => {
          setTimeout(() => {
            performance.mark('painted');
            resolve(frames);
          });
        });
      } else {
        requestAnimationFrame(() => {
          look(frames + 1);
        });
      }
    };
    performance.mark('pressed');
    document.querySelector<HTMLButtonElement>('button.navbar__toggle')!.click();
    look(0);
  });
}

/** How many style computations and layouts there were between the press and a mark. */
export function countsOf(events: TraceEvent[], mark: string) {
  const [from, to] = ['pressed', mark].map((one) => events.find(({name}) => name === one)!.ts);
  return {
    styled: breakdownOf(events.map((event) => (event.name === mark ? {...event, name: 'shown'} : event)))
      .styled,
    layouts: events.filter(({name, ts}) => name === 'Layout' && ts > from! && ts < to!).length,
  };
}

/** Counts, unlike times, do not depend on how busy the machine is. */
async function pressOnce(browser: Browser, url: string, before: string) {
  const page = await browser.newPage();
  await page.setViewport({width: 412, height: 823, hasTouch: true, isMobile: true});
  // What compiles this file wraps inner functions in a helper.
  await page.evaluateOnNewDocument(`globalThis.__name = (one) => one; ${before}`);
  await page.goto(url);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await page.tracing.start({categories: ['devtools.timeline', 'blink.user_timing']});
  const frames = await page.evaluate(press);
  const trace = Buffer.from((await page.tracing.stop())!).toString();
  await page.close();
  const events = (JSON.parse(trace) as {traceEvents: TraceEvent[]}).traceEvents;
  return {frames, open: countsOf(events, 'open'), painted: countsOf(events, 'painted')};
}

const notModal = 'HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show';

async function count([stock, built]: string[]): Promise<void> {
  const hosts = [stock!, built!].map((folder, at) => startHttp2Host(folder, 8570 + at));
  const browser = await puppeteer.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags, '--ignore-certificate-errors'],
  });
  const rows: Record<string, unknown> = {};
  for (const [page, path] of [
    ['list', '/'],
    ['post', '/2025/03/11/the-price-of-hydration/'],
  ] as const) {
    for (const [name, port, before] of [
      ['stock', 8570, ''],
      ['this site', 8571, ''],
      ['not modal', 8571, notModal],
    ] as const) {
      const runs = [];
      for (let run = 0; run < 3; run++) {
        runs.push(await pressOnce(browser, `https://127.0.0.1:${port}${path}`, before));
      }
      rows[`${page}, ${name}`] = runs;
    }
  }
  await browser.close();
  hosts.forEach((host) => {
    host.close();
  });
  const result = {
    what: 'A press of the menu: how many frames the benchmark waits for, and for how many elements styles have been computed, and how many layouts there have been, when it stops its clock and when the open menu is painted. Three presses of each.',
    command: 'npx tsx code/when-open.ts STOCK OURS',
    date: new Date().toISOString().slice(0, 10),
    rows,
  };
  writeFileSync(join(__dirname, 'when-open.json'), `${JSON.stringify(result, null, 2)}\n`);
}

if (process.argv[1] === __filename) {
  void count(process.argv.slice(2));
}
