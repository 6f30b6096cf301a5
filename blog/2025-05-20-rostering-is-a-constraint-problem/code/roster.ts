/** A roster to fill: `cost[slot][person]`, two slots (early, late) a day. */
export type Roster = {people: number; days: number; cost: number[][]};

/** Told of the cost of each roster that is better than all before. */
export type Better = (cost: number) => void;

/** Who works each slot, or `OPEN`. */
export type Plan = number[];

export const MAX_SHIFTS = 4;
export const OPEN = -1; // a slot nobody works
export const OPEN_COST = 20;

/** Park-Miller generator: the same seed gives the same numbers anywhere. */
export function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647);
}

export function generate(seed: number, people = 4, days = 7): Roster {
  const next = random(seed);
  const row = () => Array.from({length: people}, () => next() % 10);
  return {people, days, cost: Array.from({length: days * 2}, row)};
}

/** May `person` take `slot`, given everything else in `plan`? */
export function allowed(plan: Plan, slot: number, person: number): boolean {
  if (person === OPEN) {
    return true;
  }
  // No two slots in a row: not twice a day, no early after a late.
  if (plan[slot - 1] === person || plan[slot + 1] === person) {
    return false;
  }
  let shifts = 0;
  for (const [other, worker] of plan.entries()) {
    shifts += other !== slot && worker === person ? 1 : 0;
  }
  return shifts < MAX_SHIFTS;
}

export const priceOf = (roster: Roster, slot: number, person: number) => {
  return person === OPEN ? OPEN_COST : roster.cost[slot]![person]!;
};

export const total = (roster: Roster, plan: Plan): number => {
  const prices = plan.map((person, slot) => priceOf(roster, slot, person));
  return prices.reduce((sum, price) => sum + price, 0);
};
