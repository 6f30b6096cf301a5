import {choices, empty} from './heuristics';
import {allowed, OPEN, OPEN_COST, priceOf, total} from './roster';
import type {Better, Roster} from './roster';

// #region search
/** The least that the slots from each one on can cost. */
export function bounds(roster: Roster): number[] {
  const rest = [0];
  for (const costs of roster.cost.toReversed()) {
    rest.unshift(rest[0]! + Math.min(OPEN_COST, ...costs));
  }
  return rest;
}

/** Depth first; drops a branch that cannot beat the best plan so far. */
export function exact(roster: Roster, better: Better = () => {}) {
  const slots = roster.cost.length;
  const rest = bounds(roster);
  const plan = empty(roster);
  let best = {plan: [...plan], cost: total(roster, plan)};
  let nodes = 0;
  const visit = (slot: number, spent: number): void => {
    nodes++;
    if (spent + rest[slot]! >= best.cost) {
      return;
    }
    if (slot === slots) {
      best = {plan: [...plan], cost: spent};
      better(spent);
      return;
    }
    const price = (person: number) => priceOf(roster, slot, person);
    const order = choices(roster).sort((a, b) => price(a) - price(b));
    for (const person of order) {
      if (allowed(plan, slot, person)) {
        plan[slot] = person;
        visit(slot + 1, spent + price(person));
        plan[slot] = OPEN;
      }
    }
  };
  visit(0, 0);
  return {...best, nodes};
}
// #endregion
