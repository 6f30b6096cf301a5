import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import type {Figure} from '../../../src/lib/figure-data';
import {exact} from './exact';
import {median, nodesOf, statesOf} from './figures';
import {generate} from './generate';
import {priced} from './prices';

// What the post says in its prose, and its charts in their data.

test.each([
  [7, 1],
  [8, 6],
])('of 1,000 rosters of %i days, the bound misses %i', (days, misses) => {
  const gaps = Array.from({length: 1000}, (_, n) => {
    const roster = generate(n + 1, 4, days);
    const {least, bound} = priced(roster);
    return exact(roster, bound).cost - least;
  });
  expect(gaps.filter((gap) => gap > 0)).toEqual(Array(misses).fill(1));
});

const series = (name: string) => {
  const file = join(import.meta.dirname, '..', 'data', `${name}.json`);
  const figure = JSON.parse(readFileSync(file, 'utf8')) as Figure;
  return (line: string) => {
    return figure.series.find((one) => one.name === line)!.points;
  };
};

test('the chart of nodes shows what the searches visit', () => {
  const chart = series('nodes');
  const values = (line: string) => chart(line).map(([, value]) => value);
  expect(values('Cheapest choice')).toEqual(nodesOf(6, 'cheapest'));
  expect(values('Priced bound')).toEqual(nodesOf(6, 'priced'));
});

test.each([4, 5, 6])('the chart of growth is right for %i people', (people) => {
  const chart = series('growth');
  const value = (line: string) => {
    return chart(line).find(([at]) => at === String(people))![1];
  };
  const nodes = nodesOf(people, 'priced');
  expect(value('Table')).toBe(statesOf(people));
  expect(value('Priced, median')).toBe(median(nodes));
  expect(value('Priced, hardest')).toBe(nodes.at(-1)!);
});
