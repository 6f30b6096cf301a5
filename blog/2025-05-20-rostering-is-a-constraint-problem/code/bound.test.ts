// Slow: solves two thousand rosters.
import {expect, test} from 'vitest';
import {exact} from './exact';
import {generate} from './generate';
import {linear} from './milp';
import {boundBy, priced} from './prices';

// What the post says in its prose.

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

test('with its prices, the bound is that of linear programming in 1,000 weeks', async () => {
  const weeks = Array.from({length: 1000}, (_, n) => generate(n + 1));
  const found = await linear(weeks);
  const bounds = weeks.map((week, n) => boundBy(week, found[n]!.prices).least);
  expect(bounds).toEqual(found.map(({least}) => Math.ceil(least - 1e-6)));
  expect(bounds).toEqual(weeks.map((week) => priced(week).least));
});
