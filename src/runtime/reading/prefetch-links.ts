/**
 * For readers who only read: prefetches the pages that they are likely to open next, as documents, so that a link
 * leads to what the browser already has. Once the page is hydrated, the site's own links do it (see
 * runtime/static-articles). Chromium does so by a rule in the head, which also has it render the page whose link the
 * pointer rests on; Firefox by a hint. Safari prefetches nothing, and its links work as usual.
 *
 * @param savesData whether nothing should be fetched before it is asked for
 * @param hydratedAttribute of the root, `true` once React has hydrated the page
 * @param aheadAttribute of the links that the rule is for
 * @param titles selects the links that are prefetched once they have been in view for a second; all others are when
 *   the pointer, a finger or the focus reaches them
 */
export function prefetchLinks(
  savesData: () => boolean,
  hydratedAttribute: string,
  aheadAttribute: string,
  titles: string,
): void {
  const isLive = () => document.documentElement.getAttribute(hydratedAttribute) === 'true';
  if (savesData()) {
    return;
  }
  const prefetched = new Set([location.pathname]);
  const prefetch = (link: HTMLAnchorElement) => {
    const {origin, pathname, target} = link;
    const isPage = origin === location.origin && !target && !/\.[^/]*$/.test(pathname);
    if (isPage && !prefetched.has(pathname) && !isLive()) {
      prefetched.add(pathname);
      if ('supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules')) {
        // The rule in the head is for these links.
        link.setAttribute(aheadAttribute, '');
      } else {
        const hint = document.createElement('link');
        hint.rel = 'prefetch';
        hint.href = pathname;
        document.head.append(hint);
      }
    }
  };
  for (const type of ['pointerover', 'focusin']) {
    addEventListener(type, ({target}) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (link) {
        prefetch(link);
      }
    });
  }
  if (!('IntersectionObserver' in window)) {
    return;
  }
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const seen = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      clearTimeout(timers.get(target));
      if (isIntersecting) {
        timers.set(
          target,
          setTimeout(() => {
            prefetch(target as HTMLAnchorElement);
          }, 1000),
        );
      }
    }
  });
  for (const link of document.querySelectorAll(titles)) {
    seen.observe(link);
  }
}
