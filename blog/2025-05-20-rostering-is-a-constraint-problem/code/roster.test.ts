// Slow: solves a hundred rosters by six methods.
import {describe, expect, test} from 'vitest';
import {cheapest, exact} from './exact';
import {generate} from './generate';
import {empty, greedy, localSearch, restarts} from './heuristics';
import {milp} from './milp';
import {priced} from './prices';
import {MAX_SHIFTS, OPEN, OPEN_COST, total} from './roster';
import type {Plan, Roster} from './roster';
import {table} from './table';

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

/** Written without the solvers' code: what is wrong with a plan. */
function wrongIn(plan: Plan, people: number): string[] {
  const twice = plan.filter((p, n) => n > 0 && p !== OPEN && p === plan[n - 1]);
  const workers = Array.from({length: people}, (_, person) => person);
  const tired = workers.filter((person) => {
    return plan.filter((p) => p === person).length > MAX_SHIFTS;
  });
  const rows = twice.map((person) => `${person} has two slots in a row`);
  return [...rows, ...tired.map((person) => `${person} has too many`)];
}

const sizes: Array<[people: number, days: number]> = [
  [4, 5],
  [4, 7],
  [4, 8],
  [3, 7],
];

describe.each(sizes)('%i people, %i days', (people, days) => {
  const rosters = Array.from({length: 25}, (_, n) => {
    return generate(n + 1, people, days);
  });

  test('exact search finds the least cost', {timeout: 60_000}, () => {
    for (const roster of rosters) {
      const least = leastCost(roster);
      expect(exact(roster).cost).toBe(least);
      expect(exact(roster, priced(roster).bound).cost).toBe(least);
      expect(table(roster).cost).toBe(least);
    }
  });

  test('HiGHS finds the least cost', {timeout: 60_000}, async () => {
    const found = await milp(rosters);
    const costs = found.map(({cost}) => cost);
    expect(costs).toEqual(rosters.map((roster) => exact(roster).cost));
  });

  test('exact search begins with the plan of greedy', () => {
    for (const roster of rosters) {
      const costs: number[] = [];
      exact(roster, cheapest(roster), (cost) => costs.push(cost));
      expect(costs[0]).toBe(total(roster, greedy(roster)));
    }
  });

  test('every plan is legal, and none is below the bound', () => {
    for (const roster of rosters) {
      const plans = [
        greedy(roster),
        localSearch(roster, greedy(roster)).plan,
        localSearch(roster, empty(roster)).plan,
        restarts(roster, 3).plan,
        exact(roster).plan,
        exact(roster, priced(roster).bound).plan,
      ];
      for (const plan of plans) {
        expect(wrongIn(plan, people)).toEqual([]);
        const cost = total(roster, plan);
        const low = cheapest(roster)(plan, 0, 0);
        const {least} = priced(roster);
        expect([low, least, cost]).toEqual([low, least, cost].toSorted((a, b) => a - b));
      }
    }
  });
});
