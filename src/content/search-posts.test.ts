import {describe, expect, test} from 'vitest';
import {searchPosts, type FoundPost} from './search-posts';

const post = (title: string, rest: Partial<FoundPost> = {}): FoundPost => ({
  title,
  description: '',
  permalink: '/',
  date: '2024-04-02',
  tags: [],
  authors: [],
  ...rest,
});

const posts = [
  post('Cron and daylight saving', {tags: ['Time zones'], authors: ['Clock team']}),
  post('What a static site costs', {description: 'A model of the bill', tags: ['FinOps']}),
  post('Café hours'),
];

const found = (query: string) => searchPosts(posts, query).map(({title}) => title);

describe('searchPosts', () => {
  test('finds words of the title, the description, the tags and the authors', () => {
    expect(found('cron')).toEqual(['Cron and daylight saving']);
    expect(found('bill')).toEqual(['What a static site costs']);
    expect(found('finops')).toEqual(['What a static site costs']);
    expect(found('team')).toEqual(['Cron and daylight saving']);
  });

  test('wants every word', () => {
    expect(found('daylight clock')).toEqual(['Cron and daylight saving']);
    expect(found('daylight costs')).toEqual([]);
  });

  test('ignores case, accents and surrounding space', () => {
    expect(found('  CAFE ')).toEqual(['Café hours']);
  });

  test("finds a printer's marks by those of a keyboard", () => {
    const [set] = [post('What a reader’s “no” costs: 3\u00A0kB')];
    expect(searchPosts([set], `reader's "no" 3 kB`)).toEqual([set]);
  });
});
