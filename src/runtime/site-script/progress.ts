import {hasClient} from './client';
import {isPlainPress, linkOf} from './events';

/**
 * Shows the site's progress bar if the document of the next page takes longer than 200 ms, as Docusaurus' theme does
 * where its client runs. Assistive technology hears of the load from the browser.
 */
export function progress(): void {
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
    const link = linkOf(event);
    if (link && isPlainPress(event) && !event.defaultPrevented && !hasClient()) {
      const {origin, pathname, search, hash} = link;
      const isHere = pathname + search === location.pathname + location.search && hash !== '';
      if (origin === location.origin && !link.target && !link.hasAttribute('download') && !isHere) {
        begin();
      }
    }
  });
  // The reader has come back.
  addEventListener('pageshow', end);
}
