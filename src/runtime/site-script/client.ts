import {translate} from '@docusaurus/Translate';
import {
  hydratedAttribute,
  islandAttribute,
  sheetAttribute,
  type ClientFiles,
} from '../../lib/contracts';
import {savesData} from './saves-data';
import {speculates} from './speculates';
import {showNotice} from './notice';

export type ClientSettings = {
  /** The address of the file that names the client's files: `ClientFiles`. */
  client: string;
  /** Whether the owner has added code that expects to run on each page. */
  startsAtOnce: boolean;
};

/** After how many milliseconds the client should run, once it is requested, and once its scripts have come. */
const patience = {requested: 15_000, loaded: 3000};

/** Whether Docusaurus' client runs on this page: it then opens links itself, without loading a document. */
export const hasClient = (): boolean =>
  document.documentElement.getAttribute(hydratedAttribute) === 'true';

/** Requests a file of the page, and waits for it. */
function request(element: HTMLLinkElement | HTMLScriptElement): Promise<unknown> {
  const loaded = new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = reject;
  });
  document.head.append(element);
  return loaded;
}

/**
 * Adds the style sheets that the page lacks: those of other kinds of pages, so that none is requested after a press, and
 * all if the page is older, since classes of an older build may have other names.
 */
const addStyles = (sheets: string[]) =>
  Promise.all(
    sheets
      .filter((href) => !document.querySelector(`style[${sheetAttribute}="${href}"]`))
      .map((href) =>
        request(Object.assign(document.createElement('link'), {rel: 'stylesheet', href})),
      ),
  );

/** Whether the browser has translated the page: React would put the words of the build back. */
const isTranslated = () => document.querySelector('body font, [_msttexthash]') !== null;

async function load(address: string): Promise<void> {
  const response = await fetch(address, {cache: 'no-cache', priority: 'low'});
  const {styles, scripts} = (await response.json()) as ClientFiles;
  await addStyles(styles);
  await Promise.all(
    scripts.map((src) =>
      request(
        // They run in their order, whichever comes first.
        Object.assign(document.createElement('script'), {src, async: false, fetchPriority: 'low'}),
      ),
    ),
  );
}

/**
 * Starts Docusaurus' client, once: at once if a part of the page that needs React is near the window, and for a reader
 * at a desk whose browser renders no page ahead, when a mouse has moved or a key was pressed and the browser is idle. Until
 * then, and for all others, links lead to documents, as they do if it cannot be loaded.
 */
export function startClient({client, startsAtOnce}: ClientSettings): void {
  // Entries of the history that a client made before belong to this document: without a client, only a load shows their
  // pages.
  const {pathname} = location;
  addEventListener('popstate', () => {
    if (!hasClient() && location.pathname !== pathname) {
      location.reload();
    }
  });
  const islands = document.querySelectorAll(`[${islandAttribute}]`);
  let remove = (): void => undefined;
  const fail = () => {
    if (islands.length > 0) {
      remove();
      remove = showNotice(
        translate({
          id: 'site.lazyLoad.failed',
          message: 'A part of this page could not be loaded.',
          description: 'Shown with a button that tries again',
        }),
        () => {
          location.reload();
        },
      );
    }
  };
  let hasStarted = false;
  const start = () => {
    if (!hasStarted) {
      hasStarted = true;
      // A host may answer with a page in place of a script, without the code of this page, or not at all; and React may
      // still come after that.
      const look = () => {
        if (!hasClient()) {
          fail();
        }
      };
      load(client).then(() => setTimeout(look, patience.loaded), fail);
      setTimeout(look, patience.requested);
      new MutationObserver(() => {
        remove();
      }).observe(document.documentElement, {attributeFilter: [hydratedAttribute]});
    }
  };
  if (startsAtOnce) {
    start();
    return;
  }
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        near.disconnect();
        start();
      }
    },
    {rootMargin: '100% 0px'},
  );
  for (const island of islands) {
    near.observe(island);
    island.addEventListener('focusin', start);
  }
  // The hash may hold the state of an island, which has to be visible at once.
  if (islands.length > 0 && location.hash.includes('=')) {
    start();
  }
  // Chromium also says that a mouse moved when the page has moved under it.
  const isAtDesk = (event: Event) =>
    event instanceof PointerEvent
      ? event.pointerType === 'mouse' && (event.movementX !== 0 || event.movementY !== 0)
      : matchMedia('(hover: hover)').matches;
  const used = new AbortController();
  for (const type of ['pointermove', 'keydown']) {
    addEventListener(
      type,
      (event) => {
        if (isAtDesk(event) && !speculates() && !savesData() && !isTranslated()) {
          used.abort();
          whenIdle(start);
        }
      },
      {signal: used.signal, passive: true},
    );
  }
}

/**
 * Calls back when the browser is idle, and after two seconds at the latest: in a page that paints nothing,
 * Chromium may defer the call until something is painted again. Calls back after a short delay if the browser
 * does not support `requestIdleCallback`.
 *
 * @param callback called once
 */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(
      () => {
        callback();
      },
      {timeout: 2000},
    );
  } else {
    setTimeout(callback, 50);
  }
}
