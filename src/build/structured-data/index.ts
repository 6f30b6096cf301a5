import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {headFile, type BuiltHead} from '../../content/built-head';
import {contentOf} from '../../content/content-of';
import {languageOf} from '../../lib/locales';
import type {Podcast} from '../../content/podcast';
import {sitePages, type SitePage} from '../../content/site-pages';
import {readText} from '../../content/post-text';
import {routes} from '../../site/routes';
import {thingsOf, type Publisher, type Site} from './graph';

/** JSON that is safe inside a script: no `<` in a title can end it. */
const scriptOf = (things: object[]) =>
  JSON.stringify({'@context': 'https://schema.org', '@graph': things}).replaceAll('<', '\\u003c');

/** The blog that a page belongs to, by the beginning of its path. */
const blogOf = (page: SitePage, blogs: SitePage[]) =>
  blogs
    .filter(({path}) => page.path.startsWith(path))
    .sort((a, b) => b.path.length - a.path.length)[0];

/** Tells search engines, in the terms of schema.org, what each page is and where in the site it belongs. */
export default function structuredData(context: LoadContext, publisher: Publisher): Plugin {
  const {siteConfig, baseUrl, i18n} = context;
  const locale = i18n.currentLocale;
  const site: Site = {
    ...{title: siteConfig.title, tagline: siteConfig.tagline, url: siteConfig.url, baseUrl},
    language: languageOf(i18n),
    publisher,
  };
  return {
    name: 'structured-data',
    async allContentLoaded({allContent, actions}) {
      // Skip it for `npm start`: no search engine reads it there, and it counts the words of each post.
      if (process.env.NODE_ENV === 'development') {
        await actions.createData(headFile, {});
        return;
      }
      const defaults = await readDefaultCodeTranslationMessages({locale, name: 'theme-common'});
      const podcasts = contentOf<Podcast>(allContent, 'podcast');
      const pages = sitePages(allContent, {...defaults, ...context.codeTranslations});
      const blogs = pages.filter(({kind}) => kind === 'blog');
      const words = new Map<SitePage, number>();
      for (const page of pages) {
        const {post, source} = page;
        if (post) {
          const isMdx = source?.endsWith('.mdx') ?? false;
          words.set(page, readText(post.markdown, isMdx, site.language).words);
        }
      }
      const head: BuiltHead = Object.fromEntries(
        pages.map((page) => {
          const search = `${baseUrl}${routes.search}/`;
          const things = thingsOf(
            page,
            blogOf(page, blogs),
            search,
            site,
            podcasts,
            words.get(page),
          );
          const attributes = {type: 'application/ld+json'};
          return [page.path, [{tagName: 'script', attributes, text: scriptOf(things as object[])}]];
        }),
      );
      await actions.createData(headFile, head);
    },
  };
}
