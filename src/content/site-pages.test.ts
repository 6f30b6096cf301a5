import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {findableTexts, pictureOf, sitePages} from './site-pages';

const red = {
  ...{key: 'red', name: 'Red team', title: 'Walls'},
  page: {permalink: '/blog/authors/red'},
};

const post = (name: string, rest: object = {}) => ({
  id: `/${name}`,
  content: 'Text.',
  metadata: {
    ...{title: name, description: `About ${name}`, permalink: `/blog/${name}`},
    ...{source: `@site/blog/${name}.md`, unlisted: false, date: new Date('2025-01-01')},
    ...{tags: [], authors: [red], frontMatter: {}, ...rest},
  },
});

const blog = {
  blogTitle: 'The blog',
  blogDescription: 'All of it.',
  blogPosts: [
    post('shown', {frontMatter: {image: '/img/a.png', title_meta: 'Shown'}}),
    post('hidden', {unlisted: true, frontMatter: {image: 'https://b.example/a.png'}}),
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
    red,
    blue: {...red, key: 'blue', page: {permalink: '/blog/authors/who-has-not-written'}},
    guest: {key: 'guest', name: 'A guest', page: null},
  },
};

const doc = (id: string) => ({
  ...{id, title: id, permalink: `/${id}`, source: `@site/docs/${id}.md`},
});

const docs = {
  loadedVersions: [
    {isLast: false, docs: [doc('old')]},
    {isLast: true, docs: [doc('guide')]},
  ],
};

const pages = [
  {type: 'mdx', title: 'About', permalink: '/about', source: '@site/src/pages/about.mdx'},
  {type: 'jsx', permalink: '/drawn', source: '@site/src/pages/drawn.tsx'},
];

const all = await sitePages(
  {
    'docusaurus-plugin-content-blog': {default: blog},
    'docusaurus-plugin-content-docs': {default: docs},
    'docusaurus-plugin-content-pages': {default: pages},
  },
  {
    i18n: {currentLocale: 'de'} as LoadContext['i18n'],
    codeTranslations: {'theme.tags.tagsPageTitle': 'Themen'},
    siteConfig: {title: 'The site', url: 'https://a.example'} as LoadContext['siteConfig'],
    baseUrl: '/base/',
  },
);

const at = (path: string) => all.find((page) => page.path === path);

test('the pages are those with a title of their own, each path with a slash at its end', () => {
  expect(all.map(({kind, path}) => `${kind} ${path}`)).toEqual([
    'blog /blog/',
    'list /blog/archive/',
    'list /blog/tags/',
    'list /blog/authors/',
    'tag /blog/tags/paint/',
    'author /blog/authors/red/',
    'post /blog/shown/',
    'post /blog/hidden/',
    'doc /old/',
    'doc /guide/',
    'page /about/',
  ]);
});

test('lists are called as the site calls them, or else the theme, in the language of the site', () => {
  expect(at('/blog/tags/')?.title).toBe('Themen');
  expect(at('/blog/archive/')?.title).toBe('Archiv');
});

test('the picture of a page is its own, at the address that readers find it at, or else its card', () => {
  const pictureAt = (path: string) => pictureOf(at(path)!, 'https://a.example');
  expect(pictureAt('/blog/shown/')).toBe('https://a.example/base/img/a.png');
  expect(pictureAt('/blog/hidden/')).toBe('https://b.example/a.png');
  expect(pictureAt('/about/')).toBe('https://a.example/about/card.png');
});

test('neither unlisted posts nor docs of older versions may be found', () => {
  const paths = findableTexts(all).map(({path}) => path);
  expect(paths).toEqual(['/blog/shown/', '/guide/', '/about/']);
});
