import {expect, test} from 'vitest';
import {sitePages, type BlogLike, type DocsLike, type PagesLike} from './site-pages';

const post = (name: string, rest: object = {}): BlogLike['blogPosts'][number] => ({
  id: `/${name}`,
  content: 'Text.',
  metadata: {
    title: name,
    description: `About ${name}`,
    permalink: `/blog/${name}`,
    source: `@site/blog/${name}.md`,
    unlisted: false,
    date: new Date('2025-01-01'),
    readingTime: 2,
    tags: [{label: 'Paint', permalink: '/blog/tags/paint'}],
    authors: [{key: 'red', name: 'Red team', page: {permalink: '/blog/authors/red'}}],
    frontMatter: {},
    ...rest,
  },
});

const blog: BlogLike = {
  blogTitle: 'The blog',
  blogDescription: 'All of it.',
  blogPosts: [
    post('shown', {frontMatter: {last_update: {date: '2025-02-03'}, image: './own.png'}}),
    post('hidden', {unlisted: true}),
  ],
  blogTags: {
    paint: {
      label: 'Paint',
      permalink: '/blog/tags/paint',
      items: ['/shown', '/hidden'],
      unlisted: false,
    },
  },
  blogTagsListPath: '/blog/tags',
  authorsMap: {
    red: {name: 'Red team', title: 'Walls', page: {permalink: '/blog/authors/red'}},
    guest: {name: 'A guest', page: null},
  },
};

const docs: DocsLike = {
  loadedVersions: [
    {
      docs: [
        {id: 'guide', title: 'Guide', permalink: '/guide', source: '@site/docs/guide.md'},
        {id: 'step', title: 'Step', permalink: '/step', source: '@site/docs/step.md'},
        {id: 'alone', title: 'Alone', permalink: '/alone', source: '@site/docs/alone.md'},
      ],
      sidebars: {
        first: [
          {
            type: 'category',
            label: 'Guides',
            link: {type: 'doc', id: 'guide'},
            items: [{type: 'category', label: 'No page', items: [{type: 'doc', id: 'step'}]}],
          },
        ],
      },
    },
  ],
};

const pages: PagesLike = [
  {title: 'About', description: 'Us.', permalink: '/about', source: '@site/src/pages/about.md'},
  {permalink: '/drawn', source: '@site/src/pages/drawn.tsx'},
];

const all = sitePages(
  {
    'docusaurus-plugin-content-blog': {default: blog},
    'docusaurus-plugin-content-docs': {default: docs},
    'docusaurus-plugin-content-pages': {default: pages},
  },
  {'theme.tags.tagsPageTitle': 'Étiquettes'},
);

const at = (path: string) => all.find((page) => page.path === path);

test('the pages are those with a title of their own, each path with a slash at its end', () => {
  expect(all.map(({kind, path}) => `${kind} ${path}`)).toEqual([
    'blog /blog/',
    'archive /blog/archive/',
    'tags /blog/tags/',
    'authors /blog/authors/',
    'tag /blog/tags/paint/',
    'author /blog/authors/red/',
    'post /blog/shown/',
    'post /blog/hidden/',
    'doc /guide/',
    'doc /step/',
    'doc /alone/',
    'page /about/',
  ]);
});

test('no list shows an unlisted post', () => {
  const lists = all.filter(({kind}) => !['post', 'doc', 'page'].includes(kind));
  expect(lists.map(({posts}) => posts.map(({title}) => title))).toEqual(lists.map(() => ['shown']));
});

test('a doc stands below the categories of its sidebar that have a page', () => {
  expect(at('/step/')?.above).toEqual([{title: 'Guides', path: '/guide/'}]);
  expect(at('/alone/')?.above).toEqual([]);
});
