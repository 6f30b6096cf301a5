import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath, normalizeUrl} from '@docusaurus/utils';
import {archivePath} from '../../content/archive/archive';
import {contentOf} from '../../content/content-of';
import {routes} from '../../site/routes';
import {openSearch, openSearchFile} from './open-search';
import {searchablePosts} from './searchable-posts';

/**
 * Adds the page of the search, and tells browsers about it. The newest posts, which it lists, are data of that route only, so
 * no other page carries them.
 */
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
      const blogs = contentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog');
      const atHand = searchablePosts(
        blogs.flatMap((blog) => blog.blogPosts),
        archivePath(blogs[0]?.blogTagsListPath ?? context.baseUrl),
      );
      const file = await actions.createData('posts.json', atHand);
      actions.addRoute({
        path: normalizeUrl([context.baseUrl, routes.search, '/']),
        component: '@theme/SearchPage',
        exact: true,
        modules: {atHand: aliasedSitePath(file, context.siteDir)},
      });
    },
  };
}
