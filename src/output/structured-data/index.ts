import type {LoadContext} from '@docusaurus/types';
import {sitePages, type SitePage} from '../../content/site-pages';
import {languageOf} from '../../lib/locales';
import type {Output} from '../output';
import {structuredDataOf, type Site} from './graph';

/** JSON that is safe inside a script: no `<` in a title can end it. */
export const scriptOf = (things: object[]) =>
  JSON.stringify({'@context': 'https://schema.org', '@graph': things}).replaceAll('<', '\\u003c');

/** Tells search engines, in the terms of schema.org, what each page is and where in the site it belongs. */
export default function structuredData(context: LoadContext, publisher: Site['publisher']): Output {
  const language = languageOf(context.i18n);
  const site: Site = {...context.siteConfig, language, publisher};
  let pages = new Map<string, SitePage>();
  return {
    name: 'structured-data',
    async allContentLoaded({allContent}) {
      const all = await sitePages(allContent, context);
      pages = new Map(all.map((page) => [page.path, page]));
    },
    headOf(path) {
      const page = pages.get(path);
      const innerHTML = page && scriptOf(structuredDataOf(page, site) as object[]);
      const attributes = {type: 'application/ld+json'};
      return page ? [{tagName: 'script', attributes, innerHTML}] : [];
    },
  };
}
