// Slow: solves two thousand rosters.
import {expect, test} from 'vitest';
import {exact} from './exact';
import {generate} from './generate';
import {priced} from './prices';

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
