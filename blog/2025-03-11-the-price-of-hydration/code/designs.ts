import {cpSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {cpus, tmpdir} from 'node:os';
import {join} from 'node:path';
import puppeteer, {type Browser, type Page} from 'puppeteer-core';
import {startHttp2Host} from '../../../tests/product/bench/http2-host';
import {chromiumFlags, ensureChromium} from '../../../tests/site/support/chromium';

export const path = '/2025/03/11/the-price-of-hydration/';

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Words = Array<[from: string, to: string]>;

/** A copy of a built site with other words in this post and in the script of every page. */
export function copyOf(built: string, name: string, words: Words): string {
  const folder = join(tmpdir(), 'menus', name);
  rmSync(folder, {recursive: true, force: true});
  cpSync(built, folder, {recursive: true});
  const scripts = readdirSync(join(folder, 'assets/js')).filter((file) => /^site\..*\.js$/.test(file));
  for (const file of [`${path}index.html`, ...scripts.map((name) => `assets/js/${name}`)]) {
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), changed(text, words));
  }
  return folder;
}

export const changed = (text: string, words: Words): string =>
  words.reduce((all, [from, to]) => all.replaceAll(from, to), text);

/** Has what is under an open menu styled, as before the rule. */
export const withoutRule: Words = [['content-visibility:hidden', 'content-visibility:visible']];

/** Makes the menu a popover in a page, its styles and its script. */
export const asPopover: Words = [
  ...withoutRule,
  ['<dialog id=site-menu', '<dialog popover id=site-menu'],
  ['command=show-modal', 'command=show-popover'],
  ['command=close', 'command=hide-popover'],
  ['"show-modal"', '"show-popover"'],
  ['.showModal()', '.showPopover()'],
  ['#site-menu[open]', '#site-menu:popover-open'],
  ['}[open]`)', '}:popover-open`)'],
];

/** The built site of each design, from the folders of a stock site, of this one at commit 0855baf, and of this one. */
const foldersOf = (stock: string, former: string, ours: string) => ({
  'stock Docusaurus': stock,
  'React at once': copyOf(former, 'at-once', [['"atOnce":false', '"atOnce":true']]),
  'React when used': former,
  'modal dialog': copyOf(ours, 'modal', withoutRule),
  popover: copyOf(ours, 'popover', asPopover),
  'modal dialog with the rule': ours,
});

export type Design = keyof ReturnType<typeof foldersOf>;

/** Calls back with a page of its own on a phone's screen. */
export async function onPhone<Result>(browser: Browser, act: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // The policy of the site refuses styles that its build did not write.
  await page.setBypassCSP(true);
  await page.setViewport({width: 412, height: 823, hasTouch: true, isMobile: true});
  // What compiles these files wraps inner functions in a helper.
  await page.evaluateOnNewDocument('globalThis.__name = (one) => one');
  const result = await act(page);
  await context.close();
  return result;
}

/** The median, the least and the most of measured values, rounded. */
export function summaryOf(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b).map(Math.round);
  return {median: sorted[Math.floor(sorted.length / 2)]!, range: [sorted[0]!, sorted.at(-1)!]};
}

/** Takes several runs of this post in every design, in turn, and writes the summary of each value beside this file. */
export async function compare(
  [stock, former, ours, runs = '5']: string[],
  what: string,
  take: (browser: Browser, url: string, design: Design) => Promise<Record<string, number>>,
): Promise<void> {
  const folders = Object.entries(foldersOf(stock!, former!, ours!)) as Array<[Design, string]>;
  const hosts = folders.map(([, folder], at) => startHttp2Host(folder, 8660 + at));
  const browser = await puppeteer.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags, '--ignore-certificate-errors'],
  });
  const taken = new Map<string, Array<Record<string, number>>>();
  for (let run = 0; run < Number(runs); run++) {
    // In turn, so that other load on the machine affects all.
    for (const [at, [design]] of folders.entries()) {
      const once = () => take(browser, `https://127.0.0.1:${8660 + at}${path}`, design);
      // Puppeteer may lose a page on a busy machine.
      const one = await once().catch(once).catch(once).catch(once);
      taken.set(design, [...(taken.get(design) ?? []), one]);
      console.log(design, one);
    }
  }
  const version = await browser.version();
  await browser.close();
  hosts.forEach((host) => host.close());
  const result = {
    what,
    command: 'npx tsx code/counts.ts STOCK FORMER OURS',
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores of ${cpus()[0]!.model}, Node ${process.versions.node}, ${version}`,
    runs: Number(runs),
    rows: Object.fromEntries(
      [...taken].map(([design, all]) => [
        design,
        Object.fromEntries(Object.keys(all[0]!).map((kind) => [kind, summaryOf(all.map((one) => one[kind]!))])),
      ]),
    ),
  };
  writeFileSync(join(__dirname, 'counts.json'), `${JSON.stringify(result, null, 2)}\n`);
}
