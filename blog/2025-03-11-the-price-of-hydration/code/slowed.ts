// Slow: starts a browser.
import {cpus, loadavg} from 'node:os';
import puppeteer, {type Browser} from 'puppeteer-core';
import {startHttp2Host} from '../../../tests/product/bench/http2-host';
import {chromiumFlags, ensureChromium} from '../../../tests/site/support/chromium';
import {cases, closer, opener, stylesOf, tapped, withoutPainted} from './counts';
import {copyOf, onPhone, path, pause, quartiles, withoutRule} from './designs';
import {groups} from './styled';

type Taken = Record<string, number>;

/** The times of the main thread, in µs, for a tap that opens the menu and one that closes it, on a processor slowed down by a rate. */
const taken = (browser: Browser, url: string, rate: number) =>
  onPhone(browser, async (page): Promise<Taken> => {
    await page.goto(url);
    await pause(2000);
    await page.emulateCPUThrottling(rate);
    const opened = await tapped(page, opener);
    await pause(1000);
    const closed = await tapped(page, closer);
    const inside = await page.evaluate(() => document.querySelectorAll('#site-menu, #site-menu *').length);
    return {
      'elements of the menu': inside,
      'opening: styles computed': opened.elements,
      'closing: styles computed': closed.elements,
      'opening: all': opened.all,
      ...Object.fromEntries(groups.map((group) => [`  ${group}`, opened.groups[group]!])),
      'closing: all': closed.all,
    };
  });

const print = (cells: string[]) => {
  console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(34) : cell.padStart(24))).join('').trimEnd());
};

void (async () => {
  const [built, pairs = '9'] = process.argv.slice(2);
  const folders = [copyOf(built!, 'modal', withoutRule), built!];
  const hosts = folders.map((folder, at) => startHttp2Host(folder, 8670 + at));
  const browser = await puppeteer.launch({executablePath: ensureChromium(), args: [...chromiumFlags, '--ignore-certificate-errors']});
  console.log(`${await browser.version()}, ${cpus().length} cores of ${cpus()[0]!.model}`);
  for (const rate of [1, 4]) {
    const runs: [Taken[], Taken[]] = [[], []];
    // In turn, so that other load on the machine affects both.
    for (let pair = 0; pair < Number(pairs); pair++) {
      for (const at of [0, 1] as const) {
        const once = () => taken(browser, `https://127.0.0.1:${8670 + at}${path}`, rate);
        // Puppeteer may lose a page on a busy machine.
        runs[at].push(await once().catch(once).catch(once));
      }
    }
    console.log();
    print([`slowed down ${rate} times`, 'no rule', 'with it', 'saved']);
    for (const kind of Object.keys(runs[0][0]!)) {
      const of = (values: number[]) => {
        const [lower, median, upper] = quartiles(values);
        const isCount = /styles computed|elements/.test(kind);
        return isCount ? String(median) : [median, lower, upper].map((micros) => (micros / 1000).toFixed(1)).join(' ').replace(/ (\S+) (\S+)/, ' ($1 to $2)');
      };
      const [plain, ruled] = runs.map((all) => all.map((run) => run[kind]!)) as [number[], number[]];
      print([kind, of(plain), of(ruled), of(plain.map((value, at) => value - ruled[at]!))]);
    }
  }
  console.log('\nstyles on opening, no rule');
  const least = cases['without either, links, list items']!;
  for (const [name, one] of Object.entries({
    'show()': cases['show()']!,
    'no ::selection, properties, links': least,
    '  nor images, controls, <svg>': {...least, run: withoutPainted},
  })) {
    print([name, String(await stylesOf(browser, `https://127.0.0.1:8670${path}`, one))]);
  }
  console.log(`\nLoad of the machine: ${loadavg()[0]!.toFixed(0)}`);
  await browser.close();
  hosts.forEach((host) => host.close());
})();
