import {expect, test} from 'vitest';
import {gatherSeries} from './series';

const part = (permalink: string, series: unknown, year: number) => ({
  title: permalink,
  permalink,
  series,
  source: `blog${permalink}index.md`,
  date: new Date(year, 0),
});

test('the parts of a series stand in the order in which they were published', () => {
  const series = gatherSeries([
    part('/second/', 'Caches', 2025),
    part('/alone/', undefined, 2023),
    part('/first/', ' Caches ', 2024),
  ]);
  expect([...series.keys()].sort()).toEqual(['/first/', '/second/']);
  expect(series.get('/first/')).toEqual({
    name: 'Caches',
    parts: [
      {title: '/first/', permalink: '/first/'},
      {title: '/second/', permalink: '/second/'},
    ],
  });
});

test.each([[3], [['a']], [''], [null]])('%j is no name of a series', (name) => {
  expect(() => gatherSeries([part('/a/', name, 2024)])).toThrow(/^blog\/a\/index\.md: .*series:/);
});
