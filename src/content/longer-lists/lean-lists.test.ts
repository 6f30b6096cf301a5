import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {withLeanLists} from './lean-lists';

const options = {
  blogListComponent: '@list',
  blogTagsPostsComponent: '@tag',
  blogAuthorsPostsComponent: '@author',
  blogAuthorsListComponent: '@authors',
  blogTagsListComponent: '@tags',
} as unknown as PluginOptions;

const content = {
  blogPosts: [
    {
      id: 'it',
      metadata: {
        source: '@site/blog/it/index.md',
        permalink: '/it/',
        date: new Date('2024-04-02'),
        frontMatter: {},
        tags: [{permalink: '/tags/testing/'}],
        authors: [{key: 'team'}],
      },
    },
  ],
} as unknown as BlogContent;

/** The routes of a blog that adds a single one. */
async function routesOf(route: Partial<RouteConfig>, of = content): Promise<RouteConfig[]> {
  const stock = {
    name: 'blog',
    contentLoaded: ({actions}: {actions: PluginContentLoadedActions}) => {
      actions.addRoute({path: '/list/', component: '@list', ...route});
    },
  } as unknown as Plugin<BlogContent>;
  const routes: RouteConfig[] = [];
  const actions = {
    addRoute: (added: RouteConfig) => routes.push(added),
  } as unknown as PluginContentLoadedActions;
  await withLeanLists(stock, options).contentLoaded!({content: of, actions});
  return routes;
}

test.each<Partial<RouteConfig>>([
  {modules: {sidebar: 'x'}},
  {modules: {items: [{content: '@site/blog/it/index.md'}]}},
  {modules: {items: [{content: {__import: true, path: '@site/blog/gone.md'}}]}},
])('an upgrade that names posts in another way is told: %j', async (route) => {
  await expect(routesOf(route)).rejects.toThrow('modules.items');
});

test('tags and authors have the covers of their newest posts', async () => {
  const [post] = content.blogPosts;
  const blogPosts = [1, 2, 3, 4].map((sky) => ({
    ...post!,
    metadata: {...post!.metadata, cover: {file: `${sky}`, sky}},
  }));
  const of = {...content, blogPosts} as BlogContent;
  const covers = [1, 2, 3].map((sky) => ({file: `${sky}`, sky}));
  const tags = [{permalink: '/tags/testing/'}, {permalink: '/tags/none/'}];
  expect((await routesOf({component: '@tags', props: {tags}}, of))[0]!.props).toEqual({
    tags: [
      {...tags[0], covers},
      {...tags[1], covers: []},
    ],
  });
  const authors = [{key: 'team'}, {key: 'nobody'}];
  expect((await routesOf({component: '@authors', props: {authors}}, of))[0]!.props).toEqual({
    authors: [
      {...authors[0], covers},
      {...authors[1], covers: []},
    ],
  });
});
