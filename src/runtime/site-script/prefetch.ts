import {aheadAttribute, postExtrasAttribute} from '../../lib/contracts';
import {savesData} from './saves-data';
import {speculates} from './speculates';
import {hasClient} from './client';
import {isOfSite, linkOf, onPage} from './events';

/** The titles of posts in lists, and those after a post. */
const titles = `main :is(h2,h3) a[href]:not([href^="#"]),[${postExtrasAttribute}] li a`;

const prefetched = new Set([location.pathname]);

function prefetch(link: HTMLAnchorElement, base: string): void {
  const {pathname, target} = link;
  const isPage = isOfSite(link, base) && !target && !/\.[^/]*$/.test(pathname);
  if (!isPage || prefetched.has(pathname) || hasClient()) {
    return;
  }
  prefetched.add(pathname);
  if (speculates()) {
    // The rule in the head is for these links.
    link.setAttribute(aheadAttribute, '');
  } else {
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = pathname;
    document.head.append(hint);
  }
}

/**
 * Fetches the documents that a reader is likely to open next: those whose titles have been in view for a second, and
 * all others when the pointer, a finger or the focus reaches their links. Chromium does so by a rule in the head, and by
 * another renders the one that is pointed at, pressed or focused. Firefox does the first by a hint, Safari nothing. Where
 * Docusaurus' client runs, it fetches the code of these pages instead.
 *
 * @param base of the site: what else the host has is left alone
 */
export function prefetchLinks(base: string): void {
  if (savesData()) {
    return;
  }
  // Only now do the rules in the head apply.
  document.documentElement.setAttribute(aheadAttribute, '');
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    addEventListener(
      type,
      (event) => {
        const link = linkOf(event);
        if (link) {
          prefetch(link, base);
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
            prefetch(target as HTMLAnchorElement, base);
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
