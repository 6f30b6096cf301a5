import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory} from '@docusaurus/router';
import {useEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent} from 'react';

/** The path that a link of the text leads to inside the site; `null` for all other links. */
function pathOf(link: HTMLAnchorElement): string | null {
  const isOwn = link.origin === location.origin && !link.target && !link.hasAttribute('download');
  const isHere = link.pathname === location.pathname && link.hash !== '';
  // A name with an extension is a file, not a page.
  return isOwn && !isHere && !/\.\w+$/.test(link.pathname) ? link.pathname : null;
}

const linkOf = ({target}: SyntheticEvent) => (target as Element).closest('a');

type Handlers = {
  ref: RefObject<HTMLDivElement | null>;
  onClick: (event: MouseEvent) => void;
  onMouseOver: (event: SyntheticEvent) => void;
  onTouchStart: (event: SyntheticEvent) => void;
};

/**
 * Does what Docusaurus' own `Link` does, for all links of an element at once: prefetches a page when a link
 * to it comes into view, loads it on hover, and opens it without leaving the site.
 */
export function useArticleLinks(): Handlers {
  const history = useHistory();
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!ExecutionEnvironment.canUseIntersectionObserver) {
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => {
      for (const {isIntersecting, target} of entries) {
        if (isIntersecting) {
          observer.unobserve(target);
          void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
        }
      }
    });
    for (const link of ref.current!.querySelectorAll('a')) {
      if (pathOf(link)) {
        observer.observe(link);
      }
    }
    return () => {
      observer.disconnect();
    };
  }, []);

  const onPoint = (event: SyntheticEvent) => {
    const link = linkOf(event);
    const path = link && pathOf(link);
    if (path) {
      void window.docusaurus.preload(path);
    }
  };

  return {
    ref,
    onMouseOver: onPoint,
    onTouchStart: onPoint,
    onClick(event) {
      const link = linkOf(event);
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      // React's own links inside have already handled the event.
      if (link && isPlain && !event.defaultPrevented && pathOf(link)) {
        event.preventDefault();
        const to = link.pathname + link.search + link.hash;
        // A second click while the page is loading adds no history entry.
        history[to === history.createHref(history.location) ? 'replace' : 'push'](to);
      }
    },
  };
}
