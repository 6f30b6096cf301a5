import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {expect, test} from 'vitest';
import {mostAtHand, searchablePosts} from './searchable-posts';

/** A post with the metadata that `searchablePosts` reads. */
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

test('an unlisted post is left out', () => {
  const hidden = {unlisted: true, date: new Date('1999-01-02'), tags: [{label: 'Secret'}]};
  const atHand = searchablePosts([post('Hidden', hidden), post('Shown')], '/archive/');
  expect(atHand.posts.map(({title}) => title)).toEqual(['Shown']);
  expect(atHand).toMatchObject({total: 1, tags: ['Testing'], years: ['2024']});
});

test('a post dated on no day of the calendar is named, with what to do', () => {
  const misdated = post('It', {
    date: new Date('2025-13-45'),
    source: '@site/blog/2025-13-45-it/index.md',
  });
  expect(() => searchablePosts([misdated], '/archive/')).toThrow(
    'blog/2025-13-45-it/index.md: its date is no day of the calendar: name its folder YYYY-MM-DD-slug.',
  );
});

const ofYears = (count: number) =>
  Array.from({length: count}, (_, at) =>
    post(`Of ${2000 + at}`, {date: new Date(`${2000 + at}-06-01`), tags: [{label: `Tag ${at}`}]}),
  );

test('of many posts the newest are at hand, and the archive; tags and years are those of all', () => {
  const {posts, total, tags, years, archive} = searchablePosts(ofYears(60), '/archive/');
  expect(posts.map(({date}) => date.slice(0, 4))).toEqual(years.slice(0, mostAtHand));
  expect(posts[0]?.title).toBe('Of 2059');
  expect([total, tags.length, years.length, archive]).toEqual([60, 60, 60, '/archive/']);
});
