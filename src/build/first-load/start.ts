import type {Needs} from '../../lib/contracts';

/**
 * Inline script of the end of the body: asks for the site's styles and scripts once the text is on the
 * screen.
 *
 * @param selector of the element that holds the page's needs, as JSON
 * @param article the attribute of the text's frame
 * @param styled the attribute that the root gets when the whole sheet applies
 * @param notice HTML that says that the code of the site has not come; it ends with the button that
 *   loads the page again
 */
export function start(selector: string, article: string, styled: string, notice: string): void {
  type Site = {docusaurus?: object; insertBanner?: () => void};
  const site = window as unknown as Site;
  // Docusaurus looks for this when the document has been read, to tell whether its scripts have come;
  // here they come later. Should they not, its banner is called for below.
  site.docusaurus ??= {};
  let hasStarted = false;
  const load = () => {
    if (hasStarted) {
      return;
    }
    hasStarted = true;
    const {styles, scripts} = JSON.parse(document.querySelector(selector)!.textContent) as Needs;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    // The sheet is fetched for another medium, so that it applies when this says so, and not earlier.
    link.media = 'print';
    link.fetchPriority = 'high';
    link.onload = () => {
      link.onload = null;
      // The sheet changes the height of what is above. The reader keeps what they see, such as the quotation
      // that a link has led to. A page that is loaded again stands where it was with its styles.
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const first =
        scrollY > 0 && visit?.type === 'navigate'
          ? [...document.querySelectorAll(`[${article}] *`)].find(
              (element) => element.getBoundingClientRect().top > 0,
            )
          : undefined;
      const top = first?.getBoundingClientRect().top;
      // Chromium takes the fonts that have come since the first paint into use with a sheet that has layers. Where
      // that makes a text wider or narrower, the fallback returns before anybody sees it (see src/css/fonts.css).
      const widthOfText = () => document.querySelector('a')?.getBoundingClientRect().width;
      const width = widthOfText();
      link.media = 'all';
      const root = document.documentElement;
      root.setAttribute(styled, '');
      if (widthOfText() !== width) {
        root.setAttribute(styled, 'late');
      }
      if (first) {
        scrollBy({top: first.getBoundingClientRect().top - top!, behavior: 'instant'});
      }
    };
    document.head.append(link);
    for (const address of scripts) {
      const script = document.createElement('script');
      script.src = address;
      script.async = false;
      // Not there, cut off, or something else in its place: it has not run, whatever the reason.
      script.onload = script.onerror = () => {
        if (/\/main\.[^/]*$/.test(address) && !('prefetch' in site.docusaurus!)) {
          site.insertBanner?.();
          document.body.insertAdjacentHTML('beforeend', notice);
          const retry = document.body.lastElementChild!.lastElementChild as HTMLElement;
          retry.onclick = () => {
            location.reload();
          };
        }
      };
      document.head.append(script);
    }
  };
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) {
      load();
    }
  }).observe({type: 'paint', buffered: true});
  // A page that opens in the background paints nothing.
  addEventListener('load', () => setTimeout(load, 1000));
}
