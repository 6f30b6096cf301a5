import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {expect, test} from 'vitest';
import {searchablePosts} from './searchable-posts';

/** A post with the metadata that is read here. */
function post(title: string, rest: object = {}): BlogPost {
  const metadata = {
    title,
    description: 'About it',
    permalink: '/2024/04/02/it/',
    date: new Date('2024-04-02'),
    unlisted: false,
    tags: [{label: 'Testing', permalink: '/tags/testing/'}],
    authors: [{name: 'A team', key: 'team'}, {key: 'nameless'}],
    ...rest,
  };
  return {id: title, metadata, content: ''} as unknown as BlogPost;
}

test('a post is known by what readers see of it', () => {
  expect(searchablePosts([post('It')])).toEqual([
    {
      title: 'It',
      description: 'About it',
      permalink: '/2024/04/02/it/',
      date: '2024-04-02T00:00:00.000Z',
      tags: ['Testing'],
      authors: ['A team'],
    },
  ]);
});

test('an unlisted post is left out', () => {
  const titles = searchablePosts([post('Hidden', {unlisted: true}), post('Shown')]).map(
    ({title}) => title,
  );
  expect(titles).toEqual(['Shown']);
});

test('a post dated on no day of the calendar is named, with what to do', () => {
  const misdated = post('It', {
    date: new Date('2025-13-45'),
    source: '@site/blog/2025-13-45-it/index.md',
  });
  expect(() => searchablePosts([misdated])).toThrow(
    'blog/2025-13-45-it/index.md: its date is no day of the calendar: name its folder YYYY-MM-DD-slug.',
  );
});
