import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {ownRoutes} from './list-routes';

const options = {
  blogListComponent: '@list',
  blogPostComponent: '@post',
  blogTagsPostsComponent: '@tag',
  blogAuthorsPostsComponent: '@author',
  blogAuthorsListComponent: '@authors',
  blogTagsListComponent: '@tags',
  pageBasePath: 'page',
  postsPerPage: 2,
} as unknown as PluginOptions;

const content = {
  blogTagsListPath: '/tags/',
  blogPosts: [1, 2, 3, 4, 5].map((sky) => ({
    id: `${sky}`,
    metadata: {
      source: `@site/blog/${sky}/index.md`,
      permalink: `/${sky}/`,
      date: new Date('2024-04-02'),
      frontMatter: {},
      tags: ['testing', ...(sky === 1 ? ['new', 'newer'] : [])].map((tag) => ({
        permalink: `/tags/${tag}/`,
      })),
      authors: [{key: 'team'}],
      cover: {file: `${sky}`, sky},
    },
  })),
} as unknown as BlogContent;

const list: RouteConfig = {
  path: '/',
  component: '@list',
  modules: {sidebar: 'x', items: []},
  props: {metadata: {blogTitle: 'A blog', totalCount: 1}},
};

const routesOf = (route: RouteConfig) => ownRoutes([route, list], content, options);

test.each<Partial<RouteConfig>>([
  {modules: {sidebar: 'x'}},
  {modules: {items: [{content: '@site/blog/it/index.md'}]}},
  {modules: {items: [{content: {__import: true, path: '@site/blog/gone.md'}}]}},
])('an upgrade that names posts in another way is reported: %j', (route) => {
  expect(() => routesOf({path: '/tags/a/', component: '@tag', ...route})).toThrow('modules.items');
});

test('a tag has the cover of its newest post that no other shows, an author those of four', () => {
  const covers = [1, 2, 3, 4].map((sky) => ({file: `${sky}`, sky}));
  const tags = ['testing', 'none', 'new', 'newer'].map((tag) => ({permalink: `/tags/${tag}/`}));
  expect(routesOf({path: '/tags/', component: '@tags', props: {tags}})[0]!.props).toEqual({
    tags: [
      {...tags[0], covers: [covers[1]]},
      {...tags[1], covers: []},
      {...tags[2], covers: [covers[0]]},
      {...tags[3], covers: [covers[0]]},
    ],
  });
  const authors = [{key: 'team'}, {key: 'nobody'}];
  const route = {path: '/authors/', component: '@authors', props: {authors}};
  expect(routesOf(route)[0]!.props).toEqual({
    authors: [
      {...authors[0], covers},
      {...authors[1], covers: []},
    ],
  });
});

