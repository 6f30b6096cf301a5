/**
 * Inline script of the head that shows the fonts of the site once text has been painted and all of them have come: before
 * that they would compete with the page, and each that came alone would lay it out anew. On a page that was opened from
 * another of the site they are in the cache, and are shown at once.
 *
 * @param attribute on the root element, with which the styles name the fonts
 * @param fonts in the syntax of CSS, each with a selector of what it is used for
 */
export function showFonts(attribute: string, fonts: Record<string, string>): void {
  const show = () => {
    document.documentElement.setAttribute(attribute, '');
  };
  if (document.referrer.startsWith(`${location.origin}/`)) {
    show();
    return;
  }
  new PerformanceObserver(() => {
    const used = Object.keys(fonts).filter((font) => document.querySelector(fonts[font]!));
    Promise.all(used.map((font) => document.fonts.load(font))).then(show, show);
  }).observe({type: 'paint', buffered: true});
}
