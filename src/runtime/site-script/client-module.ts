import type {ClientModule} from '@docusaurus/types';
import {decoded} from '../../lib/addresses';
import {pageEvent} from './events';

/** Opens what an address points into, as a browser does by itself when it loads a document. */
function reveal(hash: string): void {
  const target = document.getElementById(decoded(hash.slice(1)));
  let closed = target?.closest<HTMLDetailsElement>('details:not([open])');
  while (closed) {
    closed.open = true;
    target!.scrollIntoView();
    closed = closed.parentElement!.closest<HTMLDetailsElement>('details:not([open])');
  }
}

/**
 * Tells the site script of each page that Docusaurus' client shows in place of the one before. The development server sends
 * empty pages, so there the client shows the first one, too.
 */
export default {
  onRouteDidUpdate({previousLocation, location}) {
    if (previousLocation || process.env.NODE_ENV === 'development') {
      reveal(location.hash);
      document.dispatchEvent(new Event(pageEvent));
    }
  },
} satisfies ClientModule;
