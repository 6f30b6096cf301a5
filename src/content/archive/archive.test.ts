import {expect, test} from 'vitest';
import {archivePages, type ArchivedPost} from './archive';

/** The given number of posts for each year, one after another from its first day on. */
function posts(counts: Record<string, number>): ArchivedPost[] {
  return Object.entries(counts).flatMap(([year, count]) =>
    Array.from({length: count}, (_, at) => ({
      title: `${year} ${at}`,
      permalink: `/${year}/${at}/`,
      date: new Date(Date.UTC(Number(year), 0, 1, 0, at)).toISOString(),
    })),
  );
}

const dividedOf = (counts: Record<string, number>) => archivePages(posts(counts), '/archive/');

test('of more, each year has a page, and the first lists the years that fit', () => {
  const {front, years} = dividedOf({2022: 20, 2023: 61, 2024: 40});
  expect(front.content.posts).toHaveLength(40);
  expect(front.content.older).toEqual([
    {year: '2023', count: 61, path: '/archive/2023/'},
    {year: '2022', count: 20, path: '/archive/2022/'},
  ]);
  expect(years.map(({path}) => path)).toEqual([
    '/archive/2024/',
    '/archive/2023/',
    '/archive/2022/',
  ]);
  const [, middle] = years;
  expect(middle!.content).toMatchObject({
    earlier: {year: '2022', path: '/archive/2022/'},
    later: {year: '2024', path: '/archive/2024/'},
    archive: '/archive/',
  });
  expect(middle!.content.posts).toHaveLength(61);
});

test('of a year that does not fit, the first page lists the newest', () => {
  const {front, years} = dividedOf({2024: 900});
  expect(front.content.posts.map(({title}) => title)).toEqual(
    Array.from({length: 10}, (_, at) => `2024 ${899 - at}`),
  );
  expect(front.content.older).toEqual([{year: '2024', count: 900, path: '/archive/2024/'}]);
  expect(years.map(({path, content}) => [path, content.posts.length])).toEqual([
    ['/archive/2024/', 900],
  ]);
});
