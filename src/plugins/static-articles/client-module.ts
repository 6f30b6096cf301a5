import routesChunkNames from '@generated/routesChunkNames';
import type {ClientModule} from '@docusaurus/types';

declare const __webpack_require__: {
  /** Docusaurus' own: the address of a chunk by its name. */
  gca: (name: string) => string;
};

/** Fetches the text of a page ahead, which is a chunk beside that of its facts (see loader.cjs). */
function prefetchText(path: string): void {
  for (const [route, {content}] of Object.entries(routesChunkNames)) {
    if (route.replace(/-[^-]+$/, '') === path && typeof content === 'string') {
      const address = __webpack_require__.gca(`body-${content}`);
      if (!address.includes('undefined')) {
        const link = document.createElement('link');
        link.rel = 'prefetch';
        link.href = address;
        document.head.append(link);
      }
    }
  }
}

const clientModule: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      return;
    }
    const {docusaurus} = window;
    const withText = {
      ...docusaurus,
      prefetch(path: string) {
        // `false` where the connection is slow, or the page has been fetched before.
        const fetching = docusaurus.prefetch(path);
        if (fetching) {
          prefetchText(path);
        }
        return fetching;
      },
    };
    Object.assign(window, {docusaurus: withText});
  },
};

export default clientModule;
