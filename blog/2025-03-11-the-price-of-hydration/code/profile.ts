import {writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {join} from 'node:path';
import puppeteer, {type Browser, type Page} from 'puppeteer-core';
import {startHttp2Host} from '../../../tests/product/bench/http2-host';
import {chromiumFlags, ensureChromium} from '../../../tests/site/support/chromium';
import {summaryOf} from './scripts-off';
import {styledBy} from './styled';

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

export type Case = {
  isStock?: boolean;
  /** Runs in the page: opens the menu in another way than by `showModal()`. */
  open?: () => void;
  change?: (sheet: string, variables: Variables) => string;
};

/** Runs in the page: has its script open a dialog without making the rest of the page inert. */
function openModeless(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.show();
    },
  });
}

/** Runs in the page: has its script open a dialog, and make the rest of the page inert by the attribute. */
function openInert(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.show();
      for (let node: Element = this; node !== document.body; node = node.parentElement!) {
        for (const other of node.parentElement!.children) {
          other.toggleAttribute('inert', other !== node);
        }
      }
    },
  });
}

const withoutEither = (sheet: string, variables: Variables) =>
  withoutVariables(withoutSelection(sheet), variables);

export const cases: Record<string, Case> = {
  stock: {isStock: true},
  'show()': {open: openModeless, change: (sheet) => sheet},
  'show() and inert': {open: openInert, change: (sheet) => sheet},
  'showModal()': {change: (sheet) => sheet},
  'without ::selection': {change: withoutSelection},
  'without var()': {change: withoutVariables},
  'without either': {change: withoutEither},
  'with content-visibility': {change: (sheet) => `${sheet} .markdown > * { content-visibility: auto }`},
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

const isOpen = "document.querySelector('.navbar-sidebar--show .navbar-sidebar, dialog[open]') !== null";
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls back with this post on the screen of a phone, changed as a case says, in a context of its own. */
export async function onPost<Result>(
  browser: Browser,
  url: string,
  {open, change}: Case,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // The policy of the site refuses styles that its build did not write.
  await page.setBypassCSP(true);
  await page.setViewport({width: 412, height: 823, hasTouch: true, isMobile: true});
  // What compiles this file wraps inner functions in a helper.
  await page.evaluateOnNewDocument('globalThis.__name = (one) => one');
  await page.goto(url);
  if (change) {
    const {sheet, variables} = await page.evaluate(readStyles);
    await page.evaluate(writeStyles, change(sheet, variables));
  }
  if (open) {
    await page.evaluate(open);
  }
  await pause(1500);
  const result = await act(page);
  await context.close();
  return result;
}

/** Taps the button of the menu, and waits until that is open. */
export async function tapMenu(page: Page): Promise<void> {
  await page.tap('button.navbar__toggle');
  await page.waitForFunction(isOpen);
}

/** For how many elements styles are computed when the menu of a post is tapped on the screen of a phone. */
const tapOnce = (browser: Browser, url: string, one: Case) =>
  onPost(browser, url, one, async (page) => {
    const styled = await styledBy(page, () => tapMenu(page));
    const all = await page.evaluate(() => document.querySelectorAll('*').length);
    return {...styled, all};
  });

async function profile([stock, built, runs = '7']: string[]): Promise<void> {
  const hosts = [stock!, built!].map((folder, at) => startHttp2Host(folder, 8560 + at));
  const browser = await puppeteer.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags, '--ignore-certificate-errors'],
  });
  const taken: Array<Record<string, Awaited<ReturnType<typeof tapOnce>>>> = [];
  for (let run = 0; run < Number(runs); run++) {
    const all: (typeof taken)[number] = {};
    for (const [name, one] of Object.entries(cases)) {
      const url = `https://127.0.0.1:${one.isStock ? 8560 : 8561}/2025/03/11/the-price-of-hydration/`;
      all[name] = await tapOnce(browser, url, one);
      console.log(name, all[name]);
    }
    taken.push(all);
  }
  const version = await browser.version();
  await browser.close();
  hosts.forEach((host) => host.close());
  const microseconds = taken.map(({'showModal()': modal, 'show()': show}) =>
    (1000 * (modal!.ms - show!.ms)) / (modal!.elements - show!.elements),
  );
  const result = {
    what: 'A tap on the menu of this post until it is painted, on a phone’s screen, not throttled: for how many elements styles were computed, the median and the range; how many the page has; and the processor time of each that showModal() adds to those of show().',
    command: 'npx tsx code/profile.ts STOCK OURS',
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores of ${cpus()[0]!.model}, Node ${process.versions.node}, ${version}`,
    runs: Number(runs),
    elements: taken[0]!['showModal()']!.all,
    'microseconds per element': summaryOf(microseconds),
    rows: Object.fromEntries(
      Object.keys(cases).map((name) => [name, summaryOf(taken.map((all) => all[name]!.elements))]),
    ),
  };
  writeFileSync(join(__dirname, 'profile.json'), `${JSON.stringify(result, null, 2)}\n`);
}

if (process.argv[1] === __filename) {
  void profile(process.argv.slice(2));
}
