import registry from '@generated/registry';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {builtAttribute, pageDataAttribute} from '../../lib/contracts';
import {type Facts, type PageData as Data, type PageModule} from './page';
import pagesOfBuild from './pages-of-build';

declare const __webpack_require__: (id: unknown) => unknown;

type Registry = Record<string, [load: unknown, request: string, id: unknown]>;

function pageModule(name: string): PageModule {
  const [, request, id] = (registry as unknown as Registry)[name]!;
  // Rendering the page has already loaded it.
  const loaded = __webpack_require__(id) as Facts;
  if (request.endsWith('.json')) {
    return {data: loaded.default ?? loaded};
  }
  const {metadata, frontMatter, ...facts} = loaded;
  const isWhole = !request.includes('?');
  return {
    facts: {
      ...facts,
      // Its component is created from the HTML in the page.
      default: undefined,
      metadata,
      // Docusaurus often gives the same front matter twice.
      ...(JSON.stringify(frontMatter) === JSON.stringify(metadata?.frontMatter)
        ? {}
        : {frontMatter}),
      // A list does not show the contents of its texts.
      ...(isWhole ? {} : {toc: undefined}),
    },
    ...(isWhole ? {text: name} : {}),
  };
}

/**
 * Writes the page's data into the document: scripts hydrate the page with it, and other pages use it to open
 * the page without its code (see pages.ts). `first-load` moves it behind the text.
 */
export function PageData(): ReactNode {
  const {pathname} = useLocation();
  const parts = pagesOfBuild[pathname];
  if (parts === undefined) {
    return null;
  }
  const data: Data | null = parts && {
    chunks: parts.chunks,
    modules: parts.modules.map(pageModule),
  };
  return (
    <Head>
      <script type="application/json" {...{[pageDataAttribute]: 'true', [builtAttribute]: 'true'}}>
        {JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}
      </script>
    </Head>
  );
}
