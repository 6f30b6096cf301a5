import {expect, test} from 'vitest';
import {pageOf, type Post, type SitePage} from '../../content/site-pages';
import {pageTags} from './head';

const tags = [{label: 'Tests'}, {label: 'Time'}];
const post = {metadata: {date: new Date('2026-01-31'), tags, frontMatter: {}}} as unknown as Post;

const authors = [
  {name: 'Aino', page: {permalink: '/authors/aino/'}, url: 'https://example.com/aino/'},
  {name: 'Engineering', page: {permalink: '/authors/engineering'}},
  {
    name: 'A guest',
    url: 'https://example.com/guest/',
    socials: {mastodon: 'https://social.example/@guest'},
  },
  {name: 'Somebody'},
] as SitePage['authors'];

const page = pageOf('/2026/01/31/a-post/', 'A post', {kind: 'post', post, authors});

test('each author is named by their page of the site, or else by their own', () => {
  const named = pageTags(page, 'Site', 'https://blog.example.com/').filter(
    ({attributes}) => attributes?.property === 'article:author',
  );
  expect(named.map(({attributes}) => attributes?.content)).toEqual([
    'https://blog.example.com/authors/aino/',
    'https://blog.example.com/authors/engineering/',
    'https://example.com/guest/',
  ]);
});

test('a post is an article of a day, with a tag for each of its tags', () => {
  const said = pageTags(page, 'Site', 'https://blog.example.com/').map(({attributes}) => [
    attributes?.property,
    attributes?.content,
  ]);
  expect(said).toEqual(
    expect.arrayContaining([
      ['og:type', 'article'],
      ['article:published_time', '2026-01-31T00:00:00.000Z'],
      ['article:tag', 'Tests'],
      ['article:tag', 'Time'],
    ]),
  );
});
