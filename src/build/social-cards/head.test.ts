import {expect, test} from 'vitest';
import type {PostOfPage, SitePage} from '../../content/site-pages';
import {pageTags} from './head';

const post: PostOfPage = {
  date: new Date('2026-01-31'),
  minutes: 1,
  tags: [],
  authors: [
    {name: 'Aino', path: '/authors/aino/', address: 'https://example.com/aino/'},
    {name: 'Engineering', path: '/authors/engineering/'},
    {name: 'A guest', address: 'https://example.com/guest/'},
    {name: 'Somebody'},
  ],
  markdown: '',
};
const page: SitePage = {
  kind: 'post',
  path: '/2026/01/31/a-post/',
  title: 'A post',
  description: '',
  posts: [],
  unlisted: false,
  above: [],
  post,
};

test('each author is named by their page of the site, or else by their own', () => {
  const named = pageTags(page, 'Site', 'https://blog.example.com')
    .map(({attributes}) => attributes)
    .filter(({property}) => property === 'article:author');
  expect(named.map(({content}) => content)).toEqual([
    'https://blog.example.com/authors/aino/',
    'https://blog.example.com/authors/engineering/',
    'https://example.com/guest/',
  ]);
});
