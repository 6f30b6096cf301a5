import {writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {join} from 'node:path';
import puppeteer, {type Page} from 'puppeteer-core';
import {startHttp2Host} from '../../../tests/product/bench/http2-host';
import {chromiumFlags, ensureChromium} from '../../../tests/site/support/chromium';
import {cases, onPost, tapMenu} from './profile';
import {summaryOf} from './scripts-off';
import {styledBy} from './styled';

const port = 8562;
/** The ways of opening the menu that are timed. */
export const names = ['show()', 'showModal()', 'without either', 'with content-visibility'];

/** The processor time of computing styles after a tap on the menu, on a processor four times slower, in ms. */
async function restyle(page: Page): Promise<number> {
  await page.emulateCPUThrottling(4);
  return (await styledBy(page, () => tapMenu(page))).ms;
}

async function timed([built, runs = '7']: string[]): Promise<void> {
  const host = startHttp2Host(built!, port);
  const browser = await puppeteer.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags, '--ignore-certificate-errors'],
  });
  const taken: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
  const url = `https://127.0.0.1:${port}/2025/03/11/the-price-of-hydration/`;
  for (let run = 0; run < Number(runs); run++) {
    // In turn, so that other load on the machine affects all.
    for (const [name, times] of Object.entries(taken)) {
      times.push(await onPost(browser, url, cases[name]!, restyle));
    }
  }
  const version = await browser.version();
  await browser.close();
  host.close();
  const result = {
    what: 'The processor time of computing styles after a tap on the menu of this post, on a processor four times slower: the median and the range, in ms.',
    command: 'npx tsx code/restyle.ts OURS',
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores of ${cpus()[0]!.model}, Node ${process.versions.node}, ${version}`,
    runs: Number(runs),
    rows: Object.fromEntries(Object.entries(taken).map(([name, times]) => [name, summaryOf(times)])),
  };
  writeFileSync(join(__dirname, 'restyle.json'), `${JSON.stringify(result, null, 2)}\n`);
}

if (process.argv[1] === __filename) {
  void timed(process.argv.slice(2));
}
