import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {contentOf} from '../content/content-of';
import {routes} from '../site/routes';

/** As many as fit into two or three lines. */
const tagCount = 16;

export default function searchPage(context: LoadContext): Plugin {
  return {
    name: 'search-page',
    allContentLoaded({allContent, actions}) {
      const [blog] = contentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog');
      const tags = Object.values(blog?.blogTags ?? {})
        .filter(({unlisted}) => !unlisted)
        .sort((a, b) => b.items.length - a.items.length)
        .slice(0, tagCount)
        .map(({label, permalink}) => ({label, permalink}));
      actions.addRoute({
        path: normalizeUrl([context.baseUrl, routes.search, '/']),
        component: '@theme/SearchPage',
        exact: true,
        props: {tags},
      });
    },
  };
}
