import {
  postExtrasAttribute,
  prefetchValue,
  prerenderValue,
  speculationAttribute,
} from '../../lib/contracts';
import {savesData} from './saves-data';
import {speculates} from './speculates';
import {hasClient} from './client';
import {isOfSite, linkOf, onPage} from './events';

/** The titles of posts in lists, and those after a post. */
const titles = `main :is(h2,h3) a[href]:not([href^="#"]),[${postExtrasAttribute}] li a`;

/** How long the pointer rests on a link before its page is rendered, in ms: whoever passes over it is faster. */
const rest = 65;

const prefetched = new Set([location.pathname]);

function prefetch(link: HTMLAnchorElement): void {
  const {pathname} = link;
  if (prefetched.has(pathname)) {
    return;
  }
  prefetched.add(pathname);
  if (speculates()) {
    // The rules in the head are for these links.
    link.setAttribute(speculationAttribute, prefetchValue);
  } else {
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = pathname;
    document.head.append(hint);
  }
}

/** The link whose page the browser renders. There is one at a time, so that memory does not grow with those passed over. */
let prerendered: HTMLAnchorElement | undefined;

function prerender(link: HTMLAnchorElement): void {
  if (link.pathname !== location.pathname) {
    prerendered?.setAttribute(speculationAttribute, prefetchValue);
    link.setAttribute(speculationAttribute, prerenderValue);
    prerendered = link;
  }
}

/**
 * Fetches the documents that a reader is likely to open next: those whose titles have been in view for a second, and
 * all others when the pointer, a finger or the focus reaches their links. Renders the page of the link on which the pointer
 * rests, or which has the focus, so that a press only has to show it. A page that is not rendered yet when it is pressed is
 * there sooner without. Chromium does this by rules in the head. Firefox fetches by a hint, Safari nothing. Where Docusaurus'
 * client runs, it fetches the code of these pages instead.
 *
 * @param base of the site: what else the host has is left alone
 */
export function prefetchLinks(base: string): void {
  if (savesData()) {
    return;
  }
  const isPage = (link: HTMLAnchorElement) =>
    isOfSite(link, base) && !link.target && !/\.[^/]*$/.test(link.pathname) && !hasClient();
  let resting: ReturnType<typeof setTimeout> | undefined;
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'touchstart']) {
    addEventListener(
      type,
      (event) => {
        clearTimeout(resting);
        const link = linkOf(event);
        if (!link || !isPage(link)) {
          return;
        }
        prefetch(link);
        if (type === 'pointerover' && (event as PointerEvent).pointerType === 'mouse') {
          resting = setTimeout(prerender, rest, link);
        } else if (type === 'focusin' && link.matches(':focus-visible')) {
          prerender(link);
        }
      },
      {passive: true},
    );
  }
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const seen = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      clearTimeout(timers.get(target));
      if (isIntersecting) {
        timers.set(
          target,
          setTimeout(() => {
            if (isPage(target as HTMLAnchorElement)) {
              prefetch(target as HTMLAnchorElement);
            }
          }, 1000),
        );
      }
    }
  });
  onPage(() => {
    for (const link of document.querySelectorAll(titles)) {
      seen.observe(link);
    }
  });
}
