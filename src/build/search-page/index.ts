import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath, normalizeUrl} from '@docusaurus/utils';
import {archivePath} from '../../content/archive/archive';
import {contentOf} from '../../content/content-of';
import {routes} from '../../site/routes';

/** Adds the page of the search. */
export default function searchPage(context: LoadContext): Plugin {
  return {
    name: 'search-page',
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
