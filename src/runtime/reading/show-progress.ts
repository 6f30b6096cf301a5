/**
 * For readers who only read: shows the site's progress bar if the next page, or what a reader has pressed, takes
 * longer than 200 ms, as the theme does once the page is hydrated.
 *
 * Assistive technology hears of a load from the browser.
 *
 * @param hydratedAttribute of the root, `true` once React has hydrated the page
 * @param wantedAttribute of the root
 * @param pressed its value once a button has been pressed
 */
export function showProgress(
  hydratedAttribute: string,
  wantedAttribute: string,
  pressed: string,
): void {
  const isLive = () => document.documentElement.getAttribute(hydratedAttribute) === 'true';
  const root = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let bar: HTMLElement | undefined;
  const end = () => {
    clearTimeout(timer);
    bar?.remove();
  };
  const begin = () => {
    end();
    timer = setTimeout(() => {
      bar = document.createElement('div');
      bar.id = 'nprogress';
      bar.ariaHidden = 'true';
      const inner = document.createElement('div');
      inner.className = 'bar';
      bar.append(inner);
      document.body.append(bar);
      inner.animate([{transform: 'translateX(-92%)'}, {transform: 'translateX(-20%)'}], {
        duration: 10_000,
        easing: 'ease-out',
        fill: 'forwards',
      });
    }, 200);
  };
  addEventListener('click', (event) => {
    const {target, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey} = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
    if (link && isPlain && !defaultPrevented && !isLive()) {
      const {origin, pathname, search, hash} = link;
      const isHere = pathname + search === location.pathname + location.search && hash !== '';
      if (origin === location.origin && !link.target && !link.hasAttribute('download') && !isHere) {
        begin();
      }
    }
  });
  // The reader has come back.
  addEventListener('pageshow', end);
  const look = () => {
    if (isLive()) {
      end();
    } else if (root.getAttribute(wantedAttribute) === pressed) {
      begin();
    }
  };
  look();
  new MutationObserver(look).observe(root, {attributeFilter: [hydratedAttribute, wantedAttribute]});
}
