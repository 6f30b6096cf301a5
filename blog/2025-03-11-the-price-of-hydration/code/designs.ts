import {cpSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {cpus, loadavg, tmpdir} from 'node:os';
import {join} from 'node:path';
import puppeteer, {type Browser, type Page} from 'puppeteer-core';
import {startHttp2Host} from '../../../tests/product/bench/http2-host';
import {chromiumFlags, ensureChromium} from '../../../tests/site/support/chromium';

export const path = '/2025/03/11/the-price-of-hydration/';

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Words = Array<[from: string, to: string]>;

/** A copy of a built site with other words in this post and in the script of every page. */
export function copyOf(built: string, name: string, words: Words): string {
  const folder = join(tmpdir(), 'menu-designs', name);
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

/** The built site with each menu. */
const foldersOf = (built: string) => ({
  'modal dialog': copyOf(built, 'modal', withoutRule),
  'popover': copyOf(built, 'popover', asPopover),
  'modal dialog with the rule': built,
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
  try {
    return await act(page);
  } finally {
    await context.close();
  }
}

type Quartiles = [lower: number, median: number, upper: number];

/** The quartiles of values, rounded. */
export function quartiles(values: number[]): Quartiles {
  const sorted = [...values].sort((a, b) => a - b).map(Math.round);
  const at = (part: number) => sorted[Math.round((sorted.length - 1) * part)]!;
  return [at(0.25), at(0.5), at(0.75)];
}

type Taken = Record<string, number>;

const summaryOf = (runs: Taken[]): Record<string, Quartiles> =>
  Object.fromEntries(
    Object.keys(runs[0]!).map((kind) => [kind, quartiles(runs.flatMap((run) => run[kind] ?? []))]),
  );

/** What each run of one design has more than the run of another beside it. */
export const differences = (more: Taken[], less: Taken[]): Taken[] =>
  less.map((run, at) =>
    Object.fromEntries(Object.keys(run).map((kind) => [kind, more[at]![kind]! - run[kind]!])),
  );

/** Takes several runs of this post in every design, in turn, and writes the quartiles of each value beside this file. */
export async function compare(
  [built, runs = '9']: string[],
  what: string,
  take: (browser: Browser, url: string, design: Design, run: number) => Promise<Taken>,
): Promise<void> {
  const folders = Object.entries(foldersOf(built!)) as Array<[Design, string]>;
  const hosts = folders.map(([, folder], at) => startHttp2Host(folder, 8660 + at));
  const browser = await puppeteer.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags, '--ignore-certificate-errors'],
  });
  const taken = Object.fromEntries(folders.map(([design]) => [design, [] as Taken[]])) as Record<Design, Taken[]>;
  const loads: number[] = [];
  for (let run = 0; run < Number(runs); run++) {
    // In turn, so that other load on the machine affects all.
    for (const [at, [design]] of folders.entries()) {
      const once = () => take(browser, `https://127.0.0.1:${8660 + at}${path}`, design, run);
      // Puppeteer may lose a page on a busy machine.
      const one = await once().catch(once).catch(once).catch(once);
      taken[design].push(one);
      loads.push(loadavg()[0]! * 10);
      console.log(design, one);
    }
    const result = {
      what,
      command: 'nice -n -15 npx tsx code/counts.ts build',
      date: new Date().toISOString().slice(0, 10),
      machine: `${cpus().length} cores of ${cpus()[0]!.model}, Node ${process.versions.node}, ${await browser.version()}`,
      load: quartiles(loads).map((load) => load / 10),
      runs: run + 1,
      rows: Object.fromEntries(Object.entries(taken).map(([design, all]) => [design, summaryOf(all)])),
      'saved by the rule': summaryOf(differences(taken['modal dialog'], taken['modal dialog with the rule'])),
    };
    writeFileSync(join(__dirname, 'counts.json'), `${JSON.stringify(result, null, 2)}\n`);
  }
  await browser.close();
  hosts.forEach((host) => host.close());
}
