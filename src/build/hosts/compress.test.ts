import {expect, test} from 'vitest';
import {isSeldomRead, olderPosts} from './compress';

const posts = Array.from({length: 52}, (_, day) => ({
  permalink: `/blog/post-${day}`,
  date: new Date(Date.UTC(2025, 0, day)),
}));

test('the fifty newest posts of each blog are not among the older ones', () => {
  expect([...olderPosts([posts, posts.slice(0, 3)])].sort()).toEqual([
    '/blog/post-0/',
    '/blog/post-1/',
  ]);
});

test.each([
  ['/blog/post-1/index.html', true],
  ['/blog/post-1.md', true],
  ['/blog/post-2/index.html', false],
  ['/blog/page/2/index.html', true],
  ['/blog/tags/a/page/10/index.html', true],
  ['/blog/index.html', false],
  ['/assets/js/main.js', false],
])('whether %s is seldom read: %s', (path, expected) => {
  expect(isSeldomRead(olderPosts([posts]), path)).toBe(expected);
});
