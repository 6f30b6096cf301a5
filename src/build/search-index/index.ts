import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentOf} from '../../content/content-of';
import {searchFolder} from '../../lib/contracts';
import {memoOf} from '../../cache/keep';
import {pageDocument, type PageDocument} from './page-document';
import {searchableDocs, searchablePosts, type SearchablePage} from './searchable-pages';
import {writeIndex} from './write-index';

/**
 * Makes the index that the search looks into, from the built texts of posts and docs. The development
 * server builds no pages, and so has none.
 */
export default function searchIndex({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  const memo = memoOf({siteDir, baseUrl}, __dirname);
  let pages: SearchablePage[] = [];
  return {
    name: 'search-index',
    allContentLoaded({allContent}) {
      pages = [
        ...searchablePosts(contentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog')),
        ...searchableDocs(contentOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs')),
      ];
      return Promise.resolve();
    },
    async postBuild({outDir}) {
      const documents = new Map<string, PageDocument>();
      for (const page of pages) {
        const path = page.permalink.slice(baseUrl.length);
        const file = join(outDir, decodeURI(path), 'index.html');
        const html = readFileSync(file);
        // The browser's part of the index puts the site's base before it.
        const parts = [JSON.stringify(page), html];
        const document = await memo.once(parts, () => pageDocument(page, String(html), file));
        documents.set(`/${path}`, document);
      }
      await memo.sweep();
      await writeIndex(documents, join(outDir, searchFolder), i18n.currentLocale);
    },
  };
}
