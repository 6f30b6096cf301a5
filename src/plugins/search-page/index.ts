import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath, normalizeUrl} from '@docusaurus/utils';
import {searchablePosts} from './searchable-posts';

/**
 * Makes `/search/`. What it searches is data of that route alone, so no other page carries it.
 */
export default function searchPage(context: LoadContext): Plugin {
  return {
    name: 'search-page',
    async allContentLoaded({allContent, actions}) {
      const blogs = Object.values(
        allContent['docusaurus-plugin-content-blog'] ?? {},
      ) as BlogContent[];
      const posts = searchablePosts(blogs.flatMap((blog) => blog.blogPosts));
      const file = await actions.createData('posts.json', posts);
      actions.addRoute({
        path: normalizeUrl([context.baseUrl, 'search/']),
        component: '@theme/SearchPage',
        exact: true,
        modules: {posts: aliasedSitePath(file, context.siteDir)},
      });
    },
  };
}
