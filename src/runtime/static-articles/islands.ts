import {createElement, type ComponentType} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {islandAttribute} from '../../lib/contracts';

/** Loaders of the islands' components, by the ids that their elements name. */
export type Islands = Record<string, () => Promise<ComponentType>>;

/**
 * Hydrates the islands of a written text: each is loaded when it is about to come into view, or when the
 * keyboard reaches it. Each is a root of its own, without Docusaurus' contexts. One that cannot be loaded, or
 * crashes, stays as the build wrote it.
 *
 * @param text the element that holds the text
 * @param islands load the components
 * @returns a function that unmounts them
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
  // The hash may hold an island's state, which has to be visible at once.
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
    // React must not unmount one root while it unmounts another.
    setTimeout(() => {
      for (const root of roots) {
        root.unmount();
      }
    });
  };
}
