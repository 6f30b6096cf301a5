// Slow: starts a browser.
import {writeFileSync} from 'node:fs';
import {cpus, loadavg} from 'node:os';
import {join} from 'node:path';
import puppeteer, {type Browser, type CDPSession} from 'puppeteer-core';
import {startHttp2Host} from '../../../tests/product/bench/http2-host';
import {chromiumFlags, ensureChromium} from '../../../tests/site/support/chromium';
import {asPopover, copyOf, onPhone, path, pause, withoutRule} from './designs';

/** Runs in the page: presses the button of the menu as our benchmark does; returns the time until the open menu is painted, in ms. */
const press = () =>
  new Promise<number>((resolve) => {
    let pressed: number | undefined;
    const look = () => {
      if (pressed === undefined) {
        pressed = performance.now();
        document.querySelector<HTMLButtonElement>('button.navbar__toggle')!.click();
      }
      if (document.querySelector('.navbar-sidebar--show .navbar-sidebar, dialog[open], dialog:popover-open')) {
        // After the frame, before which each frame asks.
        setTimeout(() => {
          resolve(performance.now() - pressed!);
        });
      } else {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  });

/** The processor time of the page's main thread until now, by what it was for, in ms. */
async function spent(session: CDPSession): Promise<Record<string, number>> {
  const {metrics} = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value * 1000;
  return {all: of('TaskDuration'), styles: of('RecalcStyleDuration'), layout: of('LayoutDuration')};
}

/** The time from a press to the first frame of the menu, on a processor four times slower, and what the main thread spends on it. */
const take = (browser: Browser, url: string) =>
  onPhone(browser, async (page) => {
    const session = await page.createCDPSession();
    await session.send('Performance.enable', {timeDomain: 'threadTicks'});
    await page.emulateCPUThrottling(4);
    await page.goto(url);
    await pause(3000);
    const before = await spent(session);
    const frame = await page.evaluate(press);
    const after = await spent(session);
    return {
      'first frame': frame,
      ...Object.fromEntries(Object.keys(before).map((name) => [name, after[name]! - before[name]!])),
    };
  });

/** The quartiles of values, to a tenth. */
export function quartiles(values: number[]): [lower: number, median: number, upper: number] {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => Number(sorted[Math.round((sorted.length - 1) * part)]!.toFixed(1));
  return [at(0.25), at(0.5), at(0.75)];
}

async function main([stock, ours, runs = '15']: string[]): Promise<void> {
  const folders = {
    'stock Docusaurus': stock!,
    'modal dialog': copyOf(ours!, 'modal', withoutRule),
    popover: copyOf(ours!, 'popover', asPopover),
    'modal dialog with the rule': ours!,
  };
  const hosts = Object.values(folders).map((folder, at) => startHttp2Host(folder, 8670 + at));
  const browser = await puppeteer.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags, '--ignore-certificate-errors'],
  });
  const taken = new Map<string, Array<Record<string, number>>>();
  const loads: number[] = [];
  for (let run = 0; run < Number(runs); run++) {
    // In turn, so that other load on the machine affects all.
    for (const [at, design] of Object.keys(folders).entries()) {
      const once = () => take(browser, `https://127.0.0.1:${8670 + at}${path}`);
      // Puppeteer may lose a page on a busy machine.
      const one = await once().catch(once).catch(once);
      taken.set(design, [...(taken.get(design) ?? []), one]);
      loads.push(loadavg()[0]!);
      console.log(design, one);
    }
  }
  const result = {
    what: 'This post on the screen of a phone, a processor four times slower, pressed three seconds after the load: ms to the first frame of the menu, and processor time of the main thread in ms, for all of it, for styles and for layout; the quartiles.',
    command: 'nice -n -15 npx tsx code/first-frame.ts STOCK OURS',
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores of ${cpus()[0]!.model}, Node ${process.versions.node}, ${await browser.version()}`,
    load: quartiles(loads),
    runs: Number(runs),
    rows: Object.fromEntries(
      [...taken].map(([design, all]) => [
        design,
        Object.fromEntries(Object.keys(all[0]!).map((kind) => [kind, quartiles(all.map((one) => one[kind]!))])),
      ]),
    ),
  };
  await browser.close();
  hosts.forEach((host) => host.close());
  writeFileSync(join(__dirname, 'first-frame.json'), `${JSON.stringify(result, null, 2)}\n`);
}

if (process.argv[1] === __filename) {
  void main(process.argv.slice(2));
}
