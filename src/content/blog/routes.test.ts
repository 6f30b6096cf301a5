import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';
import {ownRoutes} from './routes';

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

/** A blog with a post for each of the days, newest first. */
const blogOf = (days: string[], rest: object = {}) =>
  ({
    blogTagsListPath: '/tags/',
    blogPosts: days.map((day) => ({
      id: day,
      metadata: {
        source: `@site/blog/${day}/index.md`,
        permalink: `/${day}/`,
        date: new Date(day),
        frontMatter: {},
        tags: [{permalink: '/tags/testing/'}],
        authors: [{key: 'team'}],
        ...rest,
      },
    })),
  }) as unknown as BlogContent;

const content = blogOf(['2024-04-02']);

const list: RouteConfig = {
  path: '/',
  component: '@list',
  modules: {sidebar: 'x', items: []},
  props: {metadata: {blogTitle: 'A blog', totalCount: 1}},
};

const routesOf = (route: RouteConfig, of = content) => ownRoutes([route, list], of, options);

test.each<Partial<RouteConfig>>([
  {modules: {sidebar: 'x'}},
  {modules: {items: [{content: '@site/blog/it/index.md'}]}},
  {modules: {items: [{content: {__import: true, path: '@site/blog/gone.md'}}]}},
])('an upgrade that names posts in another way is reported: %j', (route) => {
  expect(() => routesOf({path: '/tags/a/', component: '@tag', ...route})).toThrow('modules.items');
});

test('a tag has the cover of its newest post, an author those of three', () => {
  const [post] = content.blogPosts;
  const blogPosts = [1, 2, 3, 4].map((sky) => ({
    ...post!,
    metadata: {...post!.metadata, cover: {file: `${sky}`, sky}},
  }));
  const of = {...content, blogPosts} as BlogContent;
  const covers = [1, 2, 3].map((sky) => ({file: `${sky}`, sky}));
  const tags = [{permalink: '/tags/testing/'}, {permalink: '/tags/none/'}];
  expect(routesOf({path: '/tags/', component: '@tags', props: {tags}}, of)[0]!.props).toEqual({
    tags: [
      {...tags[0], covers: covers.slice(0, 1)},
      {...tags[1], covers: []},
    ],
  });
  const authors = [{key: 'team'}, {key: 'nobody'}];
  const route = {path: '/authors/', component: '@authors', props: {authors}};
  expect(routesOf(route, of)[0]!.props).toEqual({
    authors: [
      {...authors[0], covers},
      {...authors[1], covers: []},
    ],
  });
});

describe('the pages of the blog', () => {
  const of = blogOf(['2024-03-01', '2024-02-01', '2024-01-01', '2023-01-01', '2022-01-01']);
  const pages = (from: BlogContent) =>
    ownRoutes([list], from, options).map(({path, props}) => ({
      path,
      ...(props as {
        metadata: Record<string, unknown>;
        items: Array<{content: {metadata: {permalink: string}}}>;
      }),
    }));

  test('list as many posts as the option says, and the next years', () => {
    const [first, second, third, ...others] = pages(of);
    expect(others).toEqual([]);
    expect([first, second, third].map((page) => [page!.path, page!.items.length])).toEqual([
      ['/', 2],
      ['/page/2', 2],
      ['/page/3', 1],
    ]);
    expect(first!.metadata).toMatchObject({
      ...{blogTitle: 'A blog', page: 1, totalPages: 3, nextPage: '/page/2'},
      ...{olderYears: '2023–2024', permalink: '/'},
    });
    expect(second!.metadata).toMatchObject({
      ...{previousPage: '/', nextPage: '/page/3', olderYears: '2022'},
    });
    expect(third!.metadata).not.toHaveProperty('olderYears');
    expect(third!.metadata.nextPage).toBeUndefined();
  });

  test('and all other lists say when the newest of their posts changed', () => {
    const changed = blogOf(['2024-02-01', '2024-01-01'], {
      frontMatter: {last_update: {date: '2024-06-01'}},
    });
    const items = [{content: {path: '@site/blog/2024-01-01/index.md'}}];
    const routes = ownRoutes(
      [
        list,
        {path: '/tags/a/', component: '@tag', modules: {items}},
        {path: '/2024-02-01/', component: '@post', modules: {content: '@site/blog/2024-02-01/index.md'}},
      ],
      changed,
      options,
    );
    expect(routes.map(({metadata}) => metadata?.lastUpdatedAt)).toEqual(
      Array.from({length: 3}, () => Date.UTC(2024, 5, 1)),
    );
  });
});
