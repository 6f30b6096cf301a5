import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {withLeanLists, type FeaturedItems} from './lean-lists';

const options = {
  blogListComponent: '@list',
  blogTagsPostsComponent: '@tag',
  blogAuthorsPostsComponent: '@author',
  blogAuthorsListComponent: '@authors',
  blogTagsListComponent: '@tags',
} as unknown as PluginOptions;

const source = '@site/blog/it/index.md';
const shown = {title: 'It', description: 'About it', permalink: '/it/', readingTime: 2.5};
const content = {
  blogPosts: [
    {
      id: 'it',
      metadata: {
        ...shown,
        source,
        date: new Date('2024-04-02'),
        frontMatter: {title: 'It'},
        editUrl: 'https://elsewhere.example',
        nextItem: {title: 'Another', permalink: '/another/'},
        tags: [{label: 'Testing', permalink: '/tags/testing/', description: 'Of tests'}],
        authors: [
          {key: 'team', name: 'The team', title: 'Who tests', page: {permalink: '/authors/team/'}},
          {key: 'other', name: 'The others', page: null},
        ],
      },
    },
  ],
} as unknown as BlogContent;
const stockItems = [{content: {__import: true, path: source, query: {truncated: true}}}];

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

test.each(['@list', '@tag', '@author'])('%s is given what it shows of posts', async (component) => {
  const modules = {sidebar: '~blog/sidebar.json', items: stockItems};
  const props = {metadata: {page: 1}};
  expect(await routesOf({component, modules, props})).toEqual([
    {
      path: '/list/',
      component,
      modules: {sidebar: '~blog/sidebar.json'},
      props: {
        metadata: {page: 1},
        items: [
          {
            content: {
              metadata: {
                ...shown,
                date: '2024-04-02T00:00:00.000Z',
                tags: [{label: 'Testing', permalink: '/tags/testing/'}],
                authors: [
                  {key: 'team', name: 'The team', page: {permalink: '/authors/team/'}},
                  {key: 'other', name: 'The others'},
                ],
              },
            },
          },
        ],
      },
    },
  ]);
});

test.each<Partial<RouteConfig>>([
  {modules: {sidebar: 'x'}},
  {modules: {items: [{content: '@site/blog/it/index.md'}]}},
  {modules: {items: [{content: {__import: true, path: '@site/blog/gone.md'}}]}},
])('an upgrade that names posts in another way is told: %j', async (route) => {
  await expect(routesOf(route)).rejects.toThrow('modules.items');
});

test.each([
  [1, '2024'],
  [2, '2022–2023'],
])(
  'a list of %i posts a page names the years of the next page: %s',
  async (postsPerPage, years) => {
    const [post] = content.blogPosts;
    const blogPosts = ['2025-03-04', '2024-12-24', '2023-01-02', '2022-01-02'].map((date) => ({
      ...post!,
      metadata: {...post!.metadata, date: new Date(date)},
    }));
    const metadata = {page: 1, postsPerPage, nextPage: '/page/2/'};
    const [route] = await routesOf(
      {modules: {items: []}, props: {metadata}},
      {
        ...content,
        blogPosts,
      },
    );
    expect(route!.props).toMatchObject({metadata: {olderYears: years}});
  },
);

test.each([
  ['the newest three of those that it does not show anyway', 1, 1, ['/1/', '/2/']],
  ['none if it shows them anyway', 1, 5, undefined],
  ['none on further pages', 2, 1, undefined],
])('the blog has featured posts: %s', async (_, page, postsPerPage, paths) => {
  const [post] = content.blogPosts;
  const blogPosts = [0, 1, 2, 3, 4].map((at) => ({
    ...post!,
    metadata: {...post!.metadata, permalink: `/${at}/`, frontMatter: {featured: at !== 4}},
  }));
  const props = {metadata: {page, postsPerPage}};
  const [route] = await routesOf({modules: {items: []}, props}, {...content, blogPosts});
  const {featured} = route!.props as FeaturedItems;
  expect(featured?.map((item) => item.content.metadata.permalink)).toEqual(paths);
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
