import {expect, test} from 'vitest';
import {simpleBound} from './gecode';
import {generate} from './generate';
import {milp} from './milp';
import {boundBy, pricesOf} from './prices';
import {MAX_SHIFTS, OPEN, OPEN_COST, type Roster} from './roster';

/** The least cost, by a table over the shifts each has left. */
function leastCost({people, cost}: Roster): number {
  const known = new Map<string, number>();
  const least = (slot: number, left: number[], last: number): number => {
    if (slot === cost.length) {
      return 0;
    }
    const key = [slot, last, ...left].join();
    let best = known.get(key);
    if (best === undefined) {
      best = OPEN_COST + least(slot + 1, left, OPEN);
      for (let person = 0; person < people; person++) {
        if (person !== last && left[person]! > 0) {
          const rest = left.with(person, left[person]! - 1);
          const later = least(slot + 1, rest, person);
          best = Math.min(best, cost[slot]![person]! + later);
        }
      }
      known.set(key, best);
    }
    return best;
  };
  return least(0, Array<number>(people).fill(MAX_SHIFTS), OPEN);
}

const sizes: Array<[people: number, days: number]> = [
  [4, 5],
  [4, 7],
  [4, 8],
  [3, 7],
];

test.each(sizes)('%i people, %i days: HiGHS finds the least cost, and no bound is above it', async (people, days) => {
  const rosters = Array.from({length: 10}, (_, n) => generate(n + 1, people, days));
  const best = rosters.map(leastCost);
  expect(await milp(rosters)).toEqual(best);
  for (const [n, roster] of rosters.entries()) {
    const prices = pricesOf(roster);
    for (const by of [prices, prices.map(Math.round), prices.map(() => 1)]) {
      expect(boundBy(roster, by)).toBeLessThanOrEqual(best[n]!);
      expect(simpleBound(roster, by)).toBeLessThanOrEqual(boundBy(roster, by));
    }
  }
});
