import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {expect, test} from 'vitest';
import {blogPages} from './blog-pages';

test('a list changed when the newest of its posts did, and is thin below two', () => {
  const tag = (name: string) => ({permalink: `/tags/${name}`});
  const post = (name: string, date: string, tags: string[], rest = {}) => ({
    metadata: {
      permalink: `/${name}`,
      date: new Date(date),
      tags: tags.map(tag),
      authors: [{key: 'team'}],
      frontMatter: {},
      ...rest,
    },
  });
  const blog = {
    blogPosts: [
      post('a', '2024-01-01', ['x', 'y'], {frontMatter: {last_update: {date: '2024-06-01'}}}),
      post('b', '2024-02-01', ['x']),
      post('c', '2025-01-01', ['y', 'z'], {unlisted: true}),
    ],
    blogTags: {x: tag('x'), y: tag('y'), z: tag('z')},
    authorsMap: {team: {key: 'team', page: {permalink: '/authors/team'}}},
  } as unknown as BlogContent;
  const {changed, thin, newest} = blogPages(blog);
  const days = Object.fromEntries(
    [...changed].map(([path, date]) => [path, date.toISOString().slice(0, 10)]),
  );
  expect(days).toEqual({
    '/a/': '2024-06-01',
    '/b/': '2024-02-01',
    '/tags/x/': '2024-06-01',
    '/tags/y/': '2024-06-01',
    '/authors/team/': '2024-06-01',
  });
  expect([...thin].sort()).toEqual(['/tags/y/', '/tags/z/']);
  expect(newest).toEqual(new Date('2024-06-01'));
});
