import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {withLongerLists} from './longer-lists';

const components = {blogTagsPostsComponent: '@tag', blogAuthorsPostsComponent: '@author'};

/** A blog that puts `postsPerPage` into its output; with `isFixed`, it reads the option only once. */
function blog({isFixed = false, postsPerPage = 5}: {isFixed?: boolean; postsPerPage?: number}) {
  const options = {...components, postsPerPage} as unknown as PluginOptions;
  const read = () => (isFixed ? postsPerPage : options.postsPerPage);
  const stock = {
    name: 'blog',
    loadContent: () =>
      Promise.resolve({
        blogTags: {a: {label: 'A', pages: [{metadata: {postsPerPage: read()}}]}},
      } as unknown as BlogContent),
    contentLoaded: ({actions}: {actions: PluginContentLoadedActions}) => {
      for (const component of ['@list', '@tag', '@author', '@post']) {
        actions.addRoute({path: `/${component}/${read()}/`, component});
      }
      return Promise.resolve();
    },
  } as unknown as Plugin<BlogContent>;
  return {options, plugin: withLongerLists(stock, options)};
}

test('tags and authors have longer pages, all else is as it was', async () => {
  const {plugin, options} = blog({});
  const content = await plugin.loadContent!();
  expect(content.blogTags.a!.pages[0]!.metadata.postsPerPage).toBe(25);
  const routes: RouteConfig[] = [];
  const actions = {addRoute: (route: RouteConfig) => routes.push(route)};
  await plugin.contentLoaded!({content, actions: actions as unknown as PluginContentLoadedActions});
  expect(routes.map(({path}) => path)).toEqual([
    '/@list/5/',
    '/@post/5/',
    '/@tag/25/',
    '/@author/25/',
  ]);
  expect(options.postsPerPage).toBe(5);
});

test('an upgrade that reads the option at another time is told', async () => {
  await expect(blog({isFixed: true}).plugin.loadContent!()).rejects.toThrow('postsPerPage');
});
