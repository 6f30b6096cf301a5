// Slow: starts a browser.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
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

/** Runs in the page: leaves no image, button or other control there, either. */
export function withoutPainted(): void {
  for (const element of document.querySelectorAll('.navbar ~ * :is(a, li, button, summary, details)')) {
    const plain = document.createElement('span');
    plain.append(...element.childNodes);
    element.replaceWith(plain);
  }
  document.querySelectorAll('.navbar ~ * :is(svg, img, input, select, textarea, audio)').forEach((element) => {
    element.remove();
  });
}

/** Runs in the page: has its script open a dialog without making the rest of the page inert. */
function openModeless(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.show();
    },
  });
}

/** Runs in the page: has the menu where a portal puts it. */
function moveToEnd(): void {
  document.body.append(document.querySelector('#site-menu')!);
}

type Case = {run?: string | (() => void); change: (sheet: string, variables: Variables) => string};

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');

/** The rule for a menu that follows the page, with the name that this page has. */
const portalRule = read('portal.css').replaceAll('#app', '#__docusaurus');

/** Runs in the page: has the elements around the menu marked before it opens. */
const markAround = `{ ${read('deep.js')} }`;

const bodyRule = 'body:has(> dialog[open]) > :not(dialog) { content-visibility: hidden }';

/** What is changed in the page with the modal dialog before its menu is opened. */
export const cases: Record<string, Case> = {
  'without ::selection': {change: withoutSelection},
  'without var()': {change: withoutVariables},
  'without either': {change: withoutEither},
  'without either, links, list items': {change: withoutEither, run: withoutLinks},
  'show()': {run: openModeless, change: (sheet) => sheet},
  'the rule behind :root:has()': {
    change: (sheet) => `${sheet} :root:has(#site-menu[open]) .navbar ~ * { content-visibility: hidden }`,
  },
  'at the end of body': {run: moveToEnd, change: (sheet) => `${sheet} ${portalRule}`},
  'at the end of body, :has() on body': {run: moveToEnd, change: (sheet) => `${sheet} ${bodyRule}`},
  'at the end of body, :has() on body, not filled': {
    run() {
      document.body.append(document.querySelector('#site-menu')!);
      // The browser opens it by itself.
      addEventListener('click', (event) => event.stopImmediatePropagation(), {capture: true});
    },
    change: (sheet) => `${sheet} ${bodyRule}`,
  },
  'anywhere, by a class': {
    run: markAround,
    change: (sheet) => `${sheet} ${read('deep.css')}`,
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
  const menu = 'dialog[open], dialog:popover-open';
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

export const [opener, closer] = ['button.navbar__toggle', '#site-menu [command]'] as const;

/** The styles computed from a tap on a button until the menu is open, or closed, and painted. */
export async function tapped(page: Page, button: string) {
  await page.evaluate(watchMenu, button === opener, end);
  return styledBy(page, async () => {
    await page.tap(button);
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, {}, end);
  });
}

/** The styles computed for the menu of a page in which something is changed before it opens. */
export const stylesOf = (browser: Browser, url: string, {run, change}: Case) =>
  onPhone(browser, async (page) => {
    await page.goto(url);
    const {sheet, variables} = await page.evaluate(readStyles);
    await page.evaluate(writeStyles, change(sheet, variables));
    if (run) {
      await page.evaluate(run as string);
    }
    await pause(2000);
    return (await tapped(page, opener)).elements;
  });

/** What the menu of a page computes when it is opened and closed. */
const countsOf = (browser: Browser, url: string) =>
  onPhone(browser, async (page) => {
    await page.goto(url);
    await pause(2000);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const opened = await tapped(page, opener);
    // A second press of a double tap is not heard, and what slides has come.
    await pause(1000);
    const closed = await tapped(page, closer);
    return {
      elements,
      opened: opened.elements,
      'opened: styles, µs': opened.micros,
      'opened: all, µs': opened.all,
      closed: closed.elements,
      'closed: styles, µs': closed.micros,
      'closed: all, µs': closed.all,
    };
  });

if (process.argv[1] === __filename) {
  const what =
    'This post on the screen of a phone: the styles computed when the menu is opened and closed, and the processor time of the main thread for them and for all of its tasks from the tap until the menu is painted, not slowed down. The quartiles, and those of what each run without the rule has more than the run with it.';
  void compare(process.argv.slice(2), what, async (browser, url, design, run) => {
    const taken: Record<string, number> = await countsOf(browser, url);
    // These hardly differ from run to run.
    const changes = design === 'modal dialog' && run < 3 ? Object.entries(cases) : [];
    for (const [name, one] of changes) {
      taken[name] = await stylesOf(browser, url, one);
    }
    return taken;
  });
}
