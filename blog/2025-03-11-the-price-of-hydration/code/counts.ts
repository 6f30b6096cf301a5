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

const [opener, closer] = ['button.navbar__toggle', '.navbar-sidebar__close, #site-menu [command]'];

/** The styles computed from a tap on a button until the menu is open, or closed, and painted, and the work for it. */
async function tapped(page: Page, button: string) {
  await page.evaluate(watchMenu, button === opener, end);
  return styledBy(page, async () => {
    await page.tap(button);
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, {}, end);
  });
}

/** The styles computed for the menu of a page from which something is taken before it opens. */
const stylesOf = (browser: Browser, url: string, {run, change}: Case) =>
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
    return (await tapped(page, opener)).elements;
  });

/** Runs in the page: the bytes of its scripts and style sheets as they are sent. */
const codeBytes = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    // What was only prefetched is left out.
    .filter(({name, initiatorType}) =>
      initiatorType === 'script' ? name.endsWith('.js') : initiatorType === 'link' && name.endsWith('.css'),
    )
    .reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0);

/** What a page costs at its load, and what its menu does when it is opened, closed, and opened again. */
const costsOf = (browser: Browser, url: string) =>
  onPhone(browser, async (page) => {
    const session = await page.createCDPSession();
    await session.send('Performance.enable', {timeDomain: 'threadTicks'});
    await page.goto(url);
    await pause(2000);
    const {metrics} = await session.send('Performance.getMetrics');
    const taken: Record<string, number> = {
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
      'code, bytes': await page.evaluate(codeBytes),
      'load, µs': metrics.find(({name}) => name === 'TaskDuration')!.value * 1e6,
    };
    await session.detach();
    const taps = {opened: opener, closed: closer, 'opened again': opener};
    for (const [name, button] of Object.entries(taps)) {
      const {elements, work} = await tapped(page, button);
      taken[name] = elements;
      for (const [kind, time] of Object.entries(work)) {
        taken[`${name}: ${kind}, µs`] = time;
      }
      // A second press of a double tap is not heard, and what slides has come.
      await pause(1000);
    }
    return taken;
  });

if (process.argv[1] === __filename) {
  const what =
    'This post on the screen of a phone: the styles computed when the menu is opened, closed and opened again; the processor time of the main thread, not slowed down, for its load and until each is painted; and the bytes of scripts and style sheets of a load. The quartiles, and those of what each run without the rule has more than the run with it.';
  void compare(process.argv.slice(2), what, async (browser, url, design, run) => {
    const taken = await costsOf(browser, url);
    // These hardly differ from run to run.
    const changes = design === 'modal dialog' && run < 3 ? Object.entries(cases) : [];
    for (const [name, one] of changes) {
      taken[name] = await stylesOf(browser, url, one);
    }
    return taken;
  });
}
