import {join} from 'node:path';
import blogPlugin, {
  type BlogContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {archivePath} from '../archive/archive';
import {completed} from '../translations/completed';
import {previewPictures} from '../preview-picture';
import {publishFiles} from '../publish-files';
import {whileServed} from '../while-served';
import {portraitsOf} from './portraits';
import {ownRoutes, perLongPage} from './list-routes';
import {sidebarOf, type Sidebar} from './sidebar';
import {relatedContentOf} from './related-content';

/**
 * Docusaurus' blog with the lists of this site (list-routes.ts) and its sidebar (sidebar.ts), posts that know what to read
 * next (related-content.ts), and portraits of its own in place of those on other sites (portraits.ts).
 */
export default async function blog(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const {localeConfigs, currentLocale} = context.i18n;
  const isRightToLeft = localeConfigs[currentLocale]?.direction === 'rtl';
  const {path, tags, authorsMapPath} = options;
  const stock = await blogPlugin(context, {
    ...options,
    postsPerPage: perLongPage(options),
    tags: completed(context, path, tags ?? 'tags.yml') ?? tags,
    authorsMapPath: completed(context, path, authorsMapPath) ?? authorsMapPath,
  });
  // A second language's list is read before the first's, which it completes.
  const portraits = portraitsOf(
    context,
    [join(context.localizationDir, 'docusaurus-plugin-content-blog'), join(context.siteDir, path)].map(
      (folder) => join(folder, authorsMapPath),
    ),
  );
  return {
    ...stock,
    getClientModules: () =>
      isRightToLeft ? [join(__dirname, '../../css/optional/right-to-left.css')] : [],
    // All that is about posts, for plugins that read it once all content is loaded: Docusaurus reloads each plugin by itself,
    // and of two at a time, one would undo what the other has loaded. The pattern also finds a folder that is added later.
    getPathsToWatch: () => [
      ...stock.getPathsToWatch!(),
      ...[`${options.path}/redirects.yml`, 'static/[p]odcast/*'].map((glob) =>
        join(context.siteDir, glob),
      ),
    ],
    loadContent: whileServed('blog', async () => portraits.give(await stock.loadContent!())),
    async contentLoaded({content, actions}) {
      const relatedContent = relatedContentOf(content);
      const blogPosts = content.blogPosts.map((post) => ({
        ...post,
        metadata: {
          ...post.metadata,
          // Only the pages of tags and authors show what these say of themselves.
          tags: post.metadata.tags.map((tag) => ({...tag, description: undefined})),
          authors: post.metadata.authors.map((author) => ({...author, description: undefined})),
          ...relatedContent(post.metadata.permalink),
        },
      }));
      const archive = archivePath(content.blogTagsListPath);
      const routes: RouteConfig[] = [];
      await stock.contentLoaded!({
        content: {...content, blogPosts},
        actions: {
          ...actions,
          createData: (name, data) =>
            actions.createData(
              name,
              name.startsWith('blog-post-list-prop-') ? sidebarOf(data as Sidebar, archive) : data,
            ),
          addRoute: (route) => {
            routes.push(route);
          },
        },
      });
      ownRoutes(routes, content, options).forEach(actions.addRoute);
    },
    configureWebpack(config, isServer, utils, content) {
      return {
        ...stock.configureWebpack!(config, isServer, utils, content),
        ...publishFiles(() => [...portraits.files(), ...previewPictures()], isServer),
      };
    },
  };
}
