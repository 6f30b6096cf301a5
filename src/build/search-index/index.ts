import {join} from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';
import {contentOf} from '../../content/content-of';
import {seriesOf} from '../../content/series/series';
import {searchFolder} from '../../lib/contracts';
import {escapeHtml} from '../../lib/escape-html';
import {pagePath} from '../../lib/page-path';
import type {Output} from '../page-passes';
import {textsOf, type SiteText} from '../texts';
import {pageDocument} from './page-document';
import {writeIndex} from './write-index';

/**
 * Builds the search index from the built texts of posts and docs, and the names of series and their parts. The
 * development server builds no pages, so it has no index.
 */
export default function searchIndex({baseUrl, i18n}: LoadContext): Output {
  let texts: SiteText[] = [];
  const htmlAt = new Map<string, string>();
  let series: Array<{text: SiteText; html: string}> = [];
  return {
    name: 'search-index',
    allContentLoaded({allContent}) {
      const {posts, docs} = textsOf(allContent);
      texts = [...posts, ...docs];
      series = contentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog')
        .flatMap(seriesOf)
        .map(({name, path, parts}) => ({
          text: {title: name, description: '', permalink: path},
          html: parts.map(({metadata}) => `<p>${escapeHtml(metadata.title)}</p>`).join(''),
        }));
    },
    readText({path, html}) {
      htmlAt.set(path, html);
    },
    async postBuild({outDir}) {
      const documents = new Map<string, string>();
      for (const text of texts) {
        const document = pageDocument(text, htmlAt.get(pagePath(text.permalink))!);
        // The index's code in the browser prepends the site's base.
        documents.set(`/${text.permalink.slice(baseUrl.length)}`, document);
      }
      for (const {text, html} of series) {
        documents.set(`/${text.permalink.slice(baseUrl.length)}`, pageDocument(text, html));
      }
      await writeIndex(documents, join(outDir, searchFolder), i18n.currentLocale);
    },
  };
}
