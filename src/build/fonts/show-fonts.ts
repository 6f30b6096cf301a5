/**
 * Inline script of the head that lets the fonts of the site come once text has been painted: a font that is found before
 * that competes with the page. On a page that was opened from another of the site they are in the cache, and come at once.
 *
 * @param attribute on the root element, with which the styles name the fonts
 */
export function showFonts(attribute: string): void {
  const show = () => {
    document.documentElement.setAttribute(attribute, '');
  };
  if (document.referrer.startsWith(`${location.origin}/`)) {
    show();
  } else {
    new PerformanceObserver(show).observe({type: 'paint', buffered: true});
  }
}
