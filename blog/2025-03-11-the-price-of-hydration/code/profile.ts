import {writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {join} from 'node:path';
import puppeteer, {type Browser} from 'puppeteer-core';
import {startHttp2Host} from '../../../tests/product/bench/http2-host';
import {chromiumFlags, ensureChromium} from '../../../tests/site/support/chromium';
import {breakdownOf, type Breakdown, type TraceEvent} from './breakdown';
import {summaryOf} from './scripts-off';

type Variables = Record<string, string>;

/** A style sheet without rules for selected text. */
export const withoutSelection = (sheet: string): string => sheet.replace(/::selection\s*\{[^}]*\}/g, '');

/** A style sheet with the values of custom properties in place of their names, and without their declarations. */
export function withoutVariables(sheet: string, variables: Variables): string {
  const use = /var\((--[\w-]+)(?:,[^()]*(?:\([^()]*\)[^()]*)*)?\)/g;
  let text = sheet.replace(/(?<=[{;\s])--[\w-]+\s*:[^;}]*;?/g, '');
  // A value may use another.
  while (text.search(use) !== -1) {
    text = text.replace(use, (_use, name: string) => variables[name] ?? 'initial');
  }
  return text;
}

type Case = {
  isStock?: boolean;
  /** Whether the menu is opened by `show()`, which leaves the rest of the page alone. */
  isModeless?: boolean;
  change?: (sheet: string, variables: Variables) => string;
};

const cases: Record<string, Case> = {
  stock: {isStock: true},
  'show()': {isModeless: true, change: (sheet) => sheet},
  'showModal()': {change: (sheet) => sheet},
  'without ::selection': {change: withoutSelection},
  'without var()': {change: withoutVariables},
  'without either': {change: (sheet, variables) => withoutVariables(withoutSelection(sheet), variables)},
};

/** Runs in the page: its styles, with the values that custom properties have on the root. */
function readStyles() {
  const sheet = [...document.styleSheets]
    .flatMap(({cssRules}) => [...cssRules].map(({cssText}) => cssText))
    .join('\n');
  const root = getComputedStyle(document.documentElement);
  const names = new Set(sheet.match(/--[\w-]+/g));
  return {
    sheet,
    variables: Object.fromEntries(
      [...names].map((name) => [name, root.getPropertyValue(name)]).filter(([, value]) => value !== ''),
    ) as Variables,
  };
}

/** Runs in the page: replaces its styles. */
function writeStyles(sheet: string): void {
  document.querySelectorAll('style, link[rel=stylesheet]').forEach((element) => {
    element.remove();
  });
  document.head.append(Object.assign(document.createElement('style'), {textContent: sheet}));
}

/** Runs in the page: marks a press in the trace, and when a frame with the open menu has been painted. */
function markPress(): void {
  addEventListener('click', () => performance.mark('pressed'), {capture: true});
  const look = () => {
    requestAnimationFrame(
      document.querySelector('.navbar-sidebar--show .navbar-sidebar, dialog[open]')
        ? () => setTimeout(() => performance.mark('shown'))
        : look,
    );
  };
  look();
}

/** Runs in the page: has its script open a dialog without making the rest of the page inert. */
function makeModeless(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.show();
    },
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Taps the menu of a post on a phone with a slow processor, and divides the time until it is painted. */
async function tapOnce(browser: Browser, url: string, {isModeless, change}: Case): Promise<Breakdown> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // The policy of the site refuses styles that its build did not write.
  await page.setBypassCSP(true);
  await page.setViewport({width: 412, height: 823, hasTouch: true, isMobile: true});
  // What compiles this file wraps inner functions in a helper.
  await page.evaluateOnNewDocument('globalThis.__name = (one) => one');
  await page.evaluateOnNewDocument(markPress);
  await page.goto(url);
  if (change) {
    const {sheet, variables} = await page.evaluate(readStyles);
    await page.evaluate(writeStyles, change(sheet, variables));
  }
  if (isModeless) {
    await page.evaluate(makeModeless);
  }
  await page.emulateCPUThrottling(4);
  await pause(2500);
  await page.tracing.start({
    categories: ['devtools.timeline', 'blink.user_timing', 'toplevel', 'v8'],
  });
  await page.tap('button.navbar__toggle');
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0, {polling: 500});
  const trace = Buffer.from((await page.tracing.stop())!).toString();
  await context.close();
  return breakdownOf((JSON.parse(trace) as {traceEvents: TraceEvent[]}).traceEvents);
}

async function profile([stock, built, runs = '7']: string[]): Promise<void> {
  const hosts = [stock!, built!].map((folder, at) => startHttp2Host(folder, 8560 + at));
  const browser = await puppeteer.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags, '--ignore-certificate-errors'],
  });
  const taken: Record<string, Breakdown[]> = {};
  for (let run = 0; run < Number(runs); run++) {
    for (const [name, one] of Object.entries(cases)) {
      const url = `https://127.0.0.1:${one.isStock ? 8560 : 8561}/2025/03/11/the-price-of-hydration/`;
      const breakdown = await tapOnce(browser, url, one);
      console.log(name, JSON.stringify(breakdown));
      (taken[name] ??= []).push(breakdown);
    }
  }
  await browser.close();
  hosts.forEach((host) => host.close());
  const result = {
    what: 'A tap on the menu of this post until it is painted, on a processor four times slower: processor time of the page’s main thread for styles, layout and scripts, in ms, and for how many elements styles were computed; of each the median and the range.',
    command: 'npx tsx code/profile.ts STOCK OURS',
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores of ${cpus()[0]!.model}, Node ${process.versions.node}`,
    runs: Number(runs),
    rows: Object.fromEntries(
      Object.entries(taken).map(([name, all]) => [
        name,
        Object.fromEntries(
          (['style', 'layout', 'script', 'styled'] as const).map((kind) => [
            kind,
            summaryOf(all.map((one) => one[kind])),
          ]),
        ),
      ]),
    ),
  };
  writeFileSync(join(__dirname, 'profile.json'), `${JSON.stringify(result, null, 2)}\n`);
}

if (process.argv[1] === __filename) {
  void profile(process.argv.slice(2));
}
