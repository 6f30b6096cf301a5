// Slow: starts a browser.
import type {Browser, Page} from 'puppeteer-core';
import {compare, onPhone, pause} from './designs';
import {end, styledBy} from './styled';

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

const withoutEither = (sheet: string, variables: Variables) =>
  withoutVariables(withoutSelection(sheet), variables);

/** Runs in the page: leaves no link and no list item in the part that becomes inert. */
function withoutLinks(): void {
  for (const element of document.querySelectorAll('.navbar ~ * :is(a, li)')) {
    const plain = document.createElement('span');
    plain.append(...element.childNodes);
    element.replaceWith(plain);
  }
}

/** Runs in the page: has its script open a dialog without making the rest of the page inert. */
function openModeless(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.show();
    },
  });
}

type Case = {run?: () => void; change?: (sheet: string, variables: Variables) => string};

/** What is taken from the page with the modal dialog before its menu is opened. */
export const cases: Record<string, Case> = {
  'without ::selection': {change: withoutSelection},
  'without var()': {change: withoutVariables},
  'without either': {change: withoutEither},
  'without either, links, list items': {change: withoutEither, run: withoutLinks},
  'show()': {run: openModeless, change: (sheet) => sheet},
  'the rule behind :root:has()': {
    change: (sheet) => `${sheet} ${sheet.match(/\.navbar ~ \* \{[^}]*\}/)![0]} :root:has(#site-menu[open]) .navbar ~ * { content-visibility: hidden }`,
  },
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

/** Runs in the page: marks when the menu is open, or closed, and painted. */
function watchMenu(isOpen: boolean, mark: string): void {
  performance.clearMarks(mark);
  const menu = '.navbar-sidebar--show .navbar-sidebar, dialog[open], dialog:popover-open';
  const look = () => {
    if ((document.querySelector(menu) !== null) === isOpen) {
      // After the frame that is next.
      setTimeout(() => performance.mark(mark));
    } else {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}

/** The styles computed from a tap on a button until the menu is open, or closed, and painted. */
async function tapped(page: Page, button: string, isOpen: boolean) {
  await page.evaluate(watchMenu, isOpen, end);
  return styledBy(page, async () => {
    await page.tap(button);
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, {}, end);
  });
}

const countOf = (browser: Browser, url: string, {run, change}: Case = {}) =>
  onPhone(browser, async (page) => {
    await page.goto(url);
    if (change) {
      const {sheet, variables} = await page.evaluate(readStyles);
      await page.evaluate(writeStyles, change(sheet, variables));
    }
    if (run) {
      await page.evaluate(run);
    }
    await pause(2000);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const opened = await tapped(page, 'button.navbar__toggle', true);
    // A second press of a double tap is not heard, and what slides has come.
    await pause(1000);
    const closed = await tapped(page, '.navbar-sidebar__close, #site-menu [command]', false);
    return {opened, closed, elements};
  });

/** The scripts and style sheets of a load, in bytes as they are sent. */
const codeOf = (browser: Browser, url: string) =>
  onPhone(browser, async (page) => {
    await page.goto(url);
    await pause(2000);
    return page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        // What was only prefetched is left out.
        .filter(({name, initiatorType}) =>
          initiatorType === 'script' ? name.endsWith('.js') : initiatorType === 'link' && name.endsWith('.css'),
        )
        .reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0),
    );
  });

if (process.argv[1] === __filename) {
  const what =
    'This post on the screen of a phone, not throttled: for how many elements styles are computed when the menu is opened and closed, the processor time of the main thread until it is painted, in µs, and the bytes of scripts and style sheets of a load; the median and the range.';
  void compare(process.argv.slice(2), what, async (browser, url, design) => {
    const {opened, closed, elements} = await countOf(browser, url);
    const taken: Record<string, number> = {
      opened: opened.elements,
      'opened, µs': opened.work,
      closed: closed.elements,
      'closed, µs': closed.work,
      elements,
      'code, bytes': await codeOf(browser, url),
    };
    for (const [name, one] of Object.entries(design === 'modal dialog' ? cases : {})) {
      taken[name] = (await countOf(browser, url, one)).opened.elements;
    }
    return taken;
  });
}
