import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {findableTexts, sitePages, type SitePage} from '../../content/site-pages';
import {searchFolder} from '../../lib/contracts';
import {escapeHtml} from '../../lib/escape-html';
import type {Output} from '../output';
import {pageDocument} from './page-document';
import {writeIndex} from './write-index';

/**
 * Builds the search index from the built texts of posts and docs, and the names of series and their parts. The
 * development server builds no pages, so it has no index.
 */
export default function searchIndex(context: LoadContext): Output {
  const {baseUrl, i18n} = context;
  let pages: SitePage[] = [];
  const htmlAt = new Map<string, string>();
  return {
    name: 'search-index',
    async allContentLoaded({allContent}) {
      const all = await sitePages(allContent, context);
      pages = findableTexts(all).filter(({kind}) => kind !== 'page');
      for (const series of all.filter(({kind}) => kind === 'series')) {
        pages.push(series);
        const titles = series.posts.map(({metadata}) => `<p>${escapeHtml(metadata.title)}</p>`);
        htmlAt.set(series.path, titles.join(''));
      }
    },
    readText({path, html}) {
      htmlAt.set(path, html);
    },
    step: {
      reads: ['texts'],
      writes: ['search'],
      async run({outDir}) {
        // The index's code in the browser prepends the site's base.
        const documents = new Map(
          pages.map((page) => [
            `/${page.path.slice(baseUrl.length)}`,
            pageDocument(page, htmlAt.get(page.path)!),
          ]),
        );
        await writeIndex(documents, join(outDir, searchFolder), i18n.currentLocale);
      },
    },
  };
}
