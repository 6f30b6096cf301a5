import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {expect, test} from 'vitest';
import {listsOf} from './lists';

const tag = (label: string) => ({label, permalink: `/blog/tags/${label}`, description: undefined});

function post(date: string, labels: string[], unlisted = false, frontMatter: object = {}) {
  const authors = [{name: 'A team', key: 'team', page: {permalink: '/blog/authors/team'}}];
  return {metadata: {date: new Date(date), tags: labels.map(tag), authors, unlisted, frontMatter}};
}

const blog = (...blogPosts: object[]) =>
  ({
    blogTitle: 'Blog',
    blogDescription: 'About',
    blogTagsListPath: '/blog/tags',
    blogPosts,
  }) as unknown as BlogContent;

test('the blog, each tag and each author with a page can be followed, newest first', () => {
  const {main, parts} = listsOf(blog(post('2024-01-01', ['a']), post('2025-01-01', ['a', 'b'])));
  expect(main.map(({path}) => path)).toEqual(['/blog/']);
  expect(main[0]!.posts.map(({metadata}) => metadata.date.getFullYear())).toEqual([2025, 2024]);
  expect(parts.map(({path, title, posts}) => [path, title, posts.length])).toEqual([
    ['/blog/tags/a/', 'a · Blog', 2],
    ['/blog/tags/b/', 'b · Blog', 1],
    ['/blog/authors/team/', 'A team · Blog', 2],
  ]);
});

test('a series can be followed, its newest part first', () => {
  const part = (date: string) => post(date, [], false, {series: 'Of two'});
  const series = listsOf(blog(part('2024-01-01'), part('2025-01-01'))).parts.at(-1);
  expect(series).toMatchObject({path: '/blog/series/of-two/', title: 'Of two · Blog'});
  expect(series!.posts.map(({metadata}) => metadata.date.getFullYear())).toEqual([2025, 2024]);
});

test('an unlisted post is in no list, and a list without posts is none', () => {
  const {main, parts} = listsOf(blog(post('2024-01-01', ['a']), post('2025-01-01', ['b'], true)));
  expect(main[0]!.posts).toHaveLength(1);
  expect(parts.map(({path}) => path)).not.toContain('/blog/tags/b/');
  expect(listsOf(blog(post('2025-01-01', ['b'], true)))).toEqual({main: [], parts: []});
});
