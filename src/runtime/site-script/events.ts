/** The nearest element around the target of an event that a selector names. */
export const closest = ({target}: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

export const linkOf = (event: Event): HTMLAnchorElement | null =>
  closest(event, 'a[href]') as HTMLAnchorElement | null;

/** Whether a link leads to the site, whose path on its host is `base`: the rest of the host is not ours. */
export const isOfSite = (
  {origin, pathname}: Pick<URL, 'origin' | 'pathname'>,
  base: string,
): boolean => origin === location.origin && pathname.startsWith(base);

/** Whether a press of a link is one that the browser would open in the same window. */
export const isPlainPress = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Calls a function for each press of the elements that a selector names. It listens to the document, so it does not
 * matter who has made an element, or when.
 */
export function onPress(
  selector: string,
  act: (element: HTMLElement, event: MouseEvent) => void,
): void {
  document.addEventListener('click', (event) => {
    const element = closest(event, selector);
    if (element) {
      act(element, event);
    }
  });
}

/** Calls a function now, and again for each page that Docusaurus' client shows in place of this one. */
export function onPage(act: () => void): void {
  act();
  document.addEventListener(pageEvent, act);
}

/** Calls a function once the reader sees the page: one that is rendered ahead may never be seen. */
export function onceSeen(act: () => void): void {
  if ((document as {prerendering?: boolean}).prerendering === true) {
    document.addEventListener('prerenderingchange', act, {once: true});
  } else {
    act();
  }
}

/**
 * Calls a function when the reader may have chosen something on another page: in another tab, or before they see this one, which was
 * rendered ahead, or to which they have come back. It is in the browser's storage.
 */
export function onChosenElsewhere(act: () => void): void {
  addEventListener('storage', act);
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      act();
    }
  });
  document.addEventListener('prerenderingchange', act);
}

/** The event that `client-module.ts` dispatches once a page has been rendered. */
export const pageEvent = 'site:page';
