import {expect, test} from 'vitest';
import {pageOf, type Post, type SitePage} from '../../content/site-pages';
import {followed} from '.';

// Which lists have a feed, and with which posts, is tested in the built site.
test('the feed of a list is named after it and the site', () => {
  const post = {metadata: {date: new Date('2024-01-01')}} as Post;
  const list = (kind: SitePage['kind'], description = '') =>
    pageOf(`/${kind}/`, kind, {kind, description, posts: [post]});
  const found = followed([list('blog', 'All of it.'), list('tag')], 'Site');
  expect(found).toMatchObject([
    {title: 'blog', description: 'All of it.'},
    {title: 'tag · Site', description: 'tag'},
  ]);
});
