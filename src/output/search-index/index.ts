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
  const texts = new Map<string, string>();
  const textOf = ({kind, path, posts}: SitePage) =>
    kind === 'series'
      ? posts.map(({metadata}) => `<p>${escapeHtml(metadata.title)}</p>`).join('')
      : texts.get(path)!;
  return {
    name: 'search-index',
    async allContentLoaded({allContent}) {
      const all = await sitePages(allContent, context);
      pages = [
        ...findableTexts(all).filter(({kind}) => kind !== 'page'),
        ...all.filter(({kind}) => kind === 'series'),
      ];
    },
    readText({path, html}) {
      texts.set(path, html);
    },
    step: {
      reads: ['texts'],
      writes: ['search'],
      async run({outDir}) {
        // The index's code in the browser prepends the site's base.
        const documents = pages.map((page): [string, string] => [
          page.path.slice(baseUrl.length - 1),
          pageDocument(page, textOf(page)),
        ]);
        await writeIndex(documents, join(outDir, searchFolder), i18n.currentLocale);
      },
    },
  };
}
