import {expect, test} from 'vitest';
import {seriesOf} from './series';

const part = (name: string, series: unknown, year: number, unlisted = false) => ({
  metadata: {
    ...{permalink: `/${name}/`, source: `@site/blog/${name}/index.md`, unlisted},
    ...{date: new Date(year, 0), frontMatter: {series}},
  },
});

const gathered = (...blogPosts: Array<ReturnType<typeof part>>) =>
  seriesOf({blogPosts, blogTagsListPath: '/base/blog/tags'});

test('the parts of a series are in the order in which they were published', () => {
  const [second, first] = [part('b', 'Caches, again', 2025), part('a', ' Caches, again ', 2024)];
  const others = [part('alone', undefined, 2023), part('hidden', 'Caches, again', 2022, true)];
  expect(gathered(second, ...others, first)).toEqual([
    {name: 'Caches, again', path: '/base/blog/series/caches-again/', parts: [first, second]},
  ]);
});

test.each([[3], [['a']], [''], [null], ['?!']])('%j cannot be the name of a series', (name) => {
  expect(gathered(part('a', name, 2024), part('b', name, 2025))).toEqual([]);
});

test('a name that is written in two ways is an error of the later post', () => {
  expect(() => gathered(part('a', 'Caches', 2024), part('b', 'caches', 2025))).toThrow(
    /^blog\/b\/index\.md: .*“Caches” of blog\/a\/index\.md/,
  );
});
