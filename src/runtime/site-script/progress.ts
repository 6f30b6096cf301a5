import {hasClient} from './client';
import {isOfSite, isPlainPress, linkOf} from './events';

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;

export function endProgress(): void {
  clearTimeout(timer);
  bar?.remove();
}

/** Shows the site's progress bar if something takes longer than 200 ms, as Docusaurus' theme does where its client runs. */
export function beginProgress(): void {
  endProgress();
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
}

/** Shows the bar while the document of the next page loads. Assistive technology hears of the load from the browser. */
export function progress(base: string): void {
  addEventListener('click', (event) => {
    const link = linkOf(event);
    if (link && isPlainPress(event) && !event.defaultPrevented && !hasClient()) {
      const {pathname, search, hash} = link;
      const isHere = pathname + search === location.pathname + location.search && hash !== '';
      if (isOfSite(link, base) && !link.target && !link.hasAttribute('download') && !isHere) {
        beginProgress();
      }
    }
  });
  // The reader has come back, or has stopped the load.
  addEventListener('pageshow', endProgress);
  (window as {navigation?: EventTarget}).navigation?.addEventListener('navigateerror', endProgress);
}
