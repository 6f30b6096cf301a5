import {expect, test} from 'vitest';
import {pageOf, type Post, type SitePage} from '../../content/site-pages';
import {pageTags} from './head';

const tags = [{label: 'Tests'}, {label: 'Time'}];
const post = {metadata: {date: new Date('2026-01-31'), tags, frontMatter: {}}} as unknown as Post;

const authors = [
  {name: 'Aino', page: {permalink: '/authors/aino/'}, url: 'https://example.com/aino/'},
  {name: 'Engineering', page: {permalink: '/authors/engineering'}},
  {name: 'A guest', url: 'https://example.com/guest/'},
  {name: 'Somebody'},
] as SitePage['authors'];

test('a post has its day, its tags, and each author by their page of the site or else their own', () => {
  const page = pageOf('/2026/01/31/a-post/', 'A post', {metaTitle: 'Of windows', post, authors});
  const properties = pageTags(page, 'Site', 'https://blog.example.com/').map(({attributes}) => [
    attributes?.property,
    attributes?.content,
  ]);
  expect(properties).toContainEqual(['og:title', 'Of windows']);
  expect(properties.filter(([property]) => String(property).startsWith('article:'))).toEqual([
    ['article:published_time', '2026-01-31T00:00:00.000Z'],
    ['article:tag', 'Tests'],
    ['article:tag', 'Time'],
    ['article:author', 'https://blog.example.com/authors/aino/'],
    ['article:author', 'https://blog.example.com/authors/engineering/'],
    ['article:author', 'https://example.com/guest/'],
  ]);
});
