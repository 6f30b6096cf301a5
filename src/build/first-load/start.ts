import type {Needs} from '../../lib/contracts';

/**
 * Inline script at the end of the body: requests the site's whole style sheet and its scripts once a reader has used,
 * or is about to use, what needs them: a button, a field or an island. A page has the styles of all that it shows, so
 * a reader who only reads loads neither, and links lead to the next page as any link does.
 *
 * @param selector of the element that holds the page's needs, as JSON
 * @param styled the attribute that the root gets when the whole sheet applies
 * @param wanted the attribute that the root gets when the scripts are needed
 * @param notice HTML that says that the site's code has not loaded; it ends with the button that reloads the page
 */
export function start(selector: string, styled: string, wanted: string, notice: string): void {
  type Site = {docusaurus?: object; insertBanner?: () => void};
  const site = window as unknown as Site;
  const root = document.documentElement;
  const {styles, reading, scripts, atOnce} = JSON.parse(
    document.querySelector(selector)!.textContent,
  ) as Needs;
  // Docusaurus looks for this once the document is parsed, to tell whether its scripts have loaded; here they load
  // later. If they do not, its banner is requested below.
  site.docusaurus ??= {};
  const run = (address: string) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = false;
    document.head.append(script);
    return script;
  };
  const requestStyles = () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    // Fetch the sheet for another medium, so that it does not apply before `onload` says so.
    link.media = 'print';
    link.fetchPriority = 'high';
    link.onload = () => {
      link.onload = null;
      // When a sheet with layers applies, Chromium starts to use fonts that have loaded since the first paint. If
      // that changes the width of a text, its fallback returns before anybody sees it (see src/build/fonts/font-faces.ts). The
      // first link, which skips to the text, is in the font of text; the second, in the bar, in that of titles.
      const widths = () =>
        [...document.querySelectorAll('a')]
          .slice(0, 2)
          .map((element) => element.getBoundingClientRect().width);
      const before = widths();
      link.media = 'all';
      root.setAttribute(styled, '');
      const after = widths();
      const late = ['text', 'title'].filter((_, index) => after[index] !== before[index]);
      if (late.length > 0) {
        root.setAttribute(styled, late.join(' '));
      }
    };
    document.head.append(link);
  };
  let hasStarted = false;
  let isLoading = false;
  const hydrate = () => {
    if (isLoading || !hasStarted || !root.hasAttribute(wanted)) {
      return;
    }
    isLoading = true;
    requestStyles();
    for (const address of scripts) {
      const script = run(address);
      // Missing, truncated or replaced by something else: whatever the reason, it has not run.
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
    }
  };
  // See runtime/early-input and runtime/reading.
  new MutationObserver(hydrate).observe(root, {attributeFilter: [wanted]});

  if (atOnce) {
    root.setAttribute(wanted, '');
  }
  const load = () => {
    if (hasStarted) {
      return;
    }
    hasStarted = true;
    for (const address of reading) {
      run(address).onerror = () => {
        site.insertBanner?.();
      };
    }
    hydrate();
  };
  if ((document as {prerendering?: boolean}).prerendering) {
    // A page that is rendered ahead has no paint to wait for.
    load();
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) {
      load();
    }
  }).observe({type: 'paint', buffered: true});
  // A page opened in the background paints nothing.
  addEventListener('load', () => setTimeout(load, 1000));
}
