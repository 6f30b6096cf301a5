import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchFolder} from '../../lib/contracts';
import {pagePath} from '../../lib/page-path';
import {memoOf} from '../../cache/cache';
import {fileOf, readPage, textOf} from '../pages';
import {textsOf, type SiteText} from '../texts';
import {pageDocument, type PageDocument} from './page-document';
import {writeIndex} from './write-index';

/**
 * Builds the search index from the built texts of posts and docs. The development server builds no pages, so it
 * has no index.
 */
export default function searchIndex({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  const memo = memoOf({siteDir, baseUrl}, __dirname);
  let texts: SiteText[] = [];
  return {
    name: 'search-index',
    allContentLoaded({allContent}) {
      const {posts, docs} = textsOf(allContent);
      texts = [...posts, ...docs];
      return Promise.resolve();
    },
    async postBuild({outDir}) {
      const documents = new Map<string, PageDocument>();
      for (const text of texts) {
        const path = pagePath(text.permalink);
        const html = readPage(outDir, fileOf(path, baseUrl));
        const document = await memo.once([JSON.stringify(text), html], () =>
          pageDocument(text, textOf(String(html), path)),
        );
        // The index's code in the browser prepends the site's base.
        documents.set(`/${text.permalink.slice(baseUrl.length)}`, document);
      }
      await memo.sweep();
      await writeIndex(documents, join(outDir, searchFolder), i18n.currentLocale);
    },
  };
}
