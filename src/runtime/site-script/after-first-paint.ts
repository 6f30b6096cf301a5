/**
 * Inline script of the head that keeps the site script and the fonts from competing with a page: both are requested once
 * its text is painted. Fonts are shown when all have come, because each arriving by itself would lay the page out again. On
 * a page that was opened from another of the site, all are in the cache, and nothing waits.
 *
 * The site's policy lets no address in a page run, only what its own scripts load. Each language has a site script of its
 * own, and this script is the same in all, so that the policy has one hash for it.
 *
 * A browser that says nothing of painting gets both after a while.
 *
 * @param name of the `<meta>` before it, which has the address of the site script
 * @param attribute on the root element, with which the styles name the fonts
 * @param fonts in the syntax of CSS, each with a selector of what it is used for
 * @param base path of the site on its host, in all languages
 */
export function afterFirstPaint(
  name: string,
  attribute: string,
  fonts: Record<string, string>,
  base: string,
): void {
  const script = document.createElement('script');
  const load = () => {
    // Appended again, it does not run again.
    script.src ||= document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)!.content;
    document.head.append(script);
  };
  const show = () => {
    document.documentElement.setAttribute(attribute, '');
  };
  if (document.referrer.startsWith(location.origin + base)) {
    load();
    show();
    return;
  }
  const begin = () => {
    clearTimeout(late);
    load();
    const used = Object.keys(fonts).filter((font) => document.querySelector(fonts[font]!));
    Promise.all(used.map((font) => document.fonts.load(font))).then(show, show);
  };
  const late = setTimeout(begin, 3000);
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    begin();
  }).observe({type: 'paint', buffered: true});
}
