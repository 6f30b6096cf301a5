/**
 * Inline script of the head that keeps from a page's first paint what that does not need. What is below the first screen is
 * laid out after it, unless the page is opened at another place. The site script is requested after it; so are the fonts, which are
 * shown when all have come, because each arriving by itself would lay the page out again. On a page that was opened from another
 * of the site, the fonts are in the cache, and a page that is rendered ahead has time: these wait for nothing.
 *
 * The site's policy lets no address in a page run, only what its own scripts load. Each language has a site script of its
 * own, and this script is the same in all, so that the policy has one hash for it.
 *
 * A browser that says nothing of painting gets both after a while.
 *
 * @param name of the `<meta>` before it, which has the address of the site script
 * @param firstScreen attribute on the root element, by which the styles leave out what is below the first screen
 * @param attribute on the root element, with which the styles name the fonts
 * @param fonts in the syntax of CSS, each with a selector of what it is used for
 * @param base path of the site on its host, in all languages
 */
export function afterFirstPaint(
  name: string,
  firstScreen: string,
  attribute: string,
  fonts: Record<string, string>,
  base: string,
): void {
  const root = document.documentElement;
  const script = document.createElement('script');
  const load = () => {
    // Appended again, it does not run again.
    script.src ||= document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)!.content;
    document.head.append(script);
  };
  const show = () => {
    root.setAttribute(attribute, '');
  };
  const isFromSite = document.referrer.startsWith(location.origin + base);
  const isAhead = (document as {prerendering?: boolean}).prerendering;
  if (isFromSite) {
    show();
  }
  if (isAhead) {
    load();
  }
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Unlike `location`, it has the quotation that a link may lead to.
  if (entry?.type === 'navigate' && !entry.name.includes('#') && !isAhead) {
    root.setAttribute(firstScreen, '');
  }
  const begin = () => {
    clearTimeout(late);
    root.removeAttribute(firstScreen);
    load();
    if (!isFromSite) {
      const used = Object.keys(fonts).filter((font) => document.querySelector(fonts[font]!));
      Promise.all(used.map((font) => document.fonts.load(font))).then(show, show);
    }
  };
  const late = setTimeout(begin, 3000);
  new PerformanceObserver((list, observer) => {
    // A ground may be painted first, and the text a frame later.
    if (list.getEntriesByName('first-contentful-paint').length > 0) {
      observer.disconnect();
      begin();
    }
  }).observe({type: 'paint', buffered: true});
}
