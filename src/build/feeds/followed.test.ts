import {expect, test} from 'vitest';
import {pageOf, type Post, type SitePage} from '../../content/site-pages';
import {followed} from '.';

const post = (date: string) => ({metadata: {date: new Date(date)}}) as Post;
const posts = [post('2024-01-01'), post('2025-01-01')];
const list = (kind: SitePage['kind'], path: string, rest: Partial<SitePage> = {}) =>
  pageOf(path, kind, {kind, posts, ...rest});

test('the blog, each tag, author and series can be followed, newest first', () => {
  const pages = [
    list('blog', '/blog/'),
    list('list', '/blog/archive/'),
    list('tag', '/blog/tags/a/', {description: 'About it.'}),
    list('author', '/blog/authors/b/'),
    list('series', '/blog/series/c/'),
    list('post', '/blog/d/'),
  ];
  const found = followed(pages, 'Site');
  expect(found.map(({path, title, description}) => [path, title, description])).toEqual([
    ['/blog/', 'blog', 'blog'],
    ['/blog/tags/a/', 'tag · Site', 'About it.'],
    ['/blog/authors/b/', 'author · Site', 'author'],
    ['/blog/series/c/', 'series · Site', 'series'],
  ]);
  for (const {posts: shown} of found) {
    expect(shown.map(({metadata}) => metadata.date.getFullYear())).toEqual([2025, 2024]);
  }
});

test('a list without posts is none to follow', () => {
  expect(followed([list('tag', '/blog/tags/a/', {posts: []})], 'Site')).toEqual([]);
});
