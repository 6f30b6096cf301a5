import {choices, empty} from './heuristics';
import {allowed, OPEN, OPEN_COST, priceOf, total} from './roster';
import type {Better, Plan, Roster} from './roster';

/** What any plan costs at least that goes on from here. */
export type Bound = (plan: Plan, slot: number, spent: number) => number;

/** As if each slot went to the cheapest person, whatever the rules. */
export function cheapest(roster: Roster): Bound {
  const rest = [0];
  for (const costs of roster.cost.toReversed()) {
    rest.unshift(rest[0]! + Math.min(OPEN_COST, ...costs));
  }
  return (_, slot, spent) => spent + rest[slot]!;
}

// #region search
/** Depth first; skips what cannot beat the best plan so far. */
export function exact(
  roster: Roster,
  bound: Bound = cheapest(roster),
  better: Better = () => {},
) {
  const plan = empty(roster);
  let best = {plan: [...plan], cost: total(roster, plan)};
  let nodes = 0;
  const visit = (slot: number, spent: number): void => {
    nodes++;
    if (slot === plan.length) {
      best = {plan: [...plan], cost: spent};
      better(spent);
      return;
    }
    const able = choices(roster).filter((one) => allowed(plan, slot, one));
    const branches = able.map((person) => {
      const cost = spent + priceOf(roster, slot, person);
      plan[slot] = person;
      return {person, cost, least: bound(plan, slot + 1, cost)};
    });
    for (const next of branches.sort((a, b) => a.least - b.least)) {
      if (next.least < best.cost) {
        plan[slot] = next.person;
        visit(slot + 1, next.cost);
      }
    }
    plan[slot] = OPEN;
  };
  visit(0, 0);
  return {...best, nodes};
}
// #endregion
