import routesChunkNames from '@generated/routesChunkNames';
import type {ClientModule} from '@docusaurus/types';
import {textChunk} from '../../lib/contracts';
import {whenIdle} from '../../lib/when-idle';
// Every text needs it: one copy for all.
import './text';
import {fetchPageAhead} from './pages';

declare const __webpack_require__: {
  /** Docusaurus' own: the address of a chunk by its name. */
  gca: (name: string) => string;
};

const prefetched = new Set<string>();

function prefetchChunk(name: string): void {
  const address = __webpack_require__.gca(name);
  if (!address.includes('undefined') && !prefetched.has(address)) {
    prefetched.add(address);
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = address;
    document.head.append(link);
  }
}

/** Prefetches the text of a page, which is a separate chunk from its facts (see loader.cjs). */
function prefetchText(path: string): void {
  for (const [route, {content}] of Object.entries(routesChunkNames)) {
    if (route.replace(/-[^-]+$/, '') === path && typeof content === 'string') {
      prefetchChunk(textChunk(content));
    }
  }
}

let queue = Promise.resolve();

/** Waits until the browser is idle, once for each page that is prefetched. */
function idle(): Promise<void> {
  queue = queue.then(() => new Promise(whenIdle));
  return queue;
}

const clientModule: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      return;
    }
    const {docusaurus} = window;
    const prefetchPage = (path: string) => {
      // `false` if the connection is slow, or the page has been fetched before.
      if (path !== location.pathname && docusaurus.prefetch(path)) {
        prefetchText(path);
        void fetchPageAhead(path).then((names) => {
          names.forEach(prefetchChunk);
        });
      }
    };
    Object.assign(window, {
      docusaurus: {
        ...docusaurus,
        async prefetch(path: string) {
          await idle();
          prefetchPage(path);
        },
      },
    });
  },
};

export default clientModule;
