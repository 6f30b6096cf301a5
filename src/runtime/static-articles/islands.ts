import {createElement, type ComponentType} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {islandAttribute} from '../../lib/contracts';

/** Loads components of islands, by what their elements name. */
export type Islands = Record<string, () => Promise<ComponentType>>;

/**
 * Brings the islands of a written text to life: each is loaded when it is about to be seen, or when
 * the keyboard reaches it. It stands by itself, so it knows nothing of Docusaurus' contexts. One that
 * cannot be loaded, or crashes, stays as the build has written it.
 *
 * @param text the element that holds the text
 * @param islands load the components
 * @returns takes them down
 */
export function wakeIslands(text: HTMLElement, islands: Islands): () => void {
  const roots: Root[] = [];
  let isGone = false;
  const wake = async (element: Element) => {
    observer?.unobserve(element);
    element.removeEventListener('focusin', onFocus);
    const load = islands[element.getAttribute(islandAttribute)!];
    try {
      const component = await load?.();
      if (component && !isGone) {
        const written = element.innerHTML;
        roots.push(
          hydrateRoot(element, createElement(component), {
            onUncaughtError(error) {
              reportError(error);
              // React has emptied it.
              element.innerHTML = written;
            },
          }),
        );
      }
    } catch (error) {
      reportError(error);
      // The connection may be back when the reader tries.
      element.addEventListener('focusin', onFocus);
    }
  };
  const onFocus = ({currentTarget}: Event) => void wake(currentTarget as Element);
  const observer =
    'IntersectionObserver' in window
      ? new IntersectionObserver(
          (entries) => {
            for (const {isIntersecting, target} of entries) {
              if (isIntersecting) {
                void wake(target);
              }
            }
          },
          {rootMargin: '100% 0px'},
        )
      : undefined;
  // What an address has after its `#` may be an island's state, which is to be seen at once.
  const isWokenAtOnce = !observer || location.hash.includes('=');
  for (const element of text.querySelectorAll(`[${islandAttribute}]`)) {
    observer?.observe(element);
    element.addEventListener('focusin', onFocus);
    if (isWokenAtOnce) {
      void wake(element);
    }
  }
  return () => {
    isGone = true;
    observer?.disconnect();
    // React may not be asked to take one tree down while it takes down another.
    setTimeout(() => {
      for (const root of roots) {
        root.unmount();
      }
    });
  };
}
