import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath, normalizeUrl} from '@docusaurus/utils';
import {archivePath} from '../../content/archive/archive';
import {contentOf} from '../../content/content-of';
import {routes} from '../../site/routes';
import {openSearch, openSearchFile} from './open-search';

/** Adds the page of the search, and tells browsers about it. */
export default function searchPage(context: LoadContext): Plugin {
  const {title, tagline, url, favicon} = context.siteConfig;
  return {
    name: 'search-page',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title,
            href: context.baseUrl + openSearchFile,
          },
        },
      ],
    }),
    async postBuild({outDir, baseUrl}) {
      const site = {title, description: tagline || title, url, baseUrl, ...(favicon && {favicon})};
      await writeFile(join(outDir, openSearchFile), openSearch(site));
    },
    async allContentLoaded({allContent, actions}) {
      const [blog] = contentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog');
      const tags = blog?.blogTagsListPath;
      const data = tags === undefined ? {} : {archive: archivePath(tags), tags};
      const lists = await actions.createData('lists.json', data);
      actions.addRoute({
        path: normalizeUrl([context.baseUrl, routes.search, '/']),
        component: '@theme/SearchPage',
        exact: true,
        modules: {lists: aliasedSitePath(lists, context.siteDir)},
      });
    },
  };
}
