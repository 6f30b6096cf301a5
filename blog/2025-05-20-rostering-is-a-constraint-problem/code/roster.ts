/** A roster to fill: `cost[slot][person]`, two slots (early, late) a day. */
export type Roster = {people: number; cost: number[][]};

/** Who works each slot, or `OPEN`. */
export type Plan = number[];

export const MAX_SHIFTS = 4;
export const OPEN = -1; // a slot nobody works
export const OPEN_COST = 20;

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

/** Called with the cost of each roster that is better than all before. */
export type Better = (cost: number) => void;

export const priceOf = (roster: Roster, slot: number, person: number) => {
  return person === OPEN ? OPEN_COST : roster.cost[slot]![person]!;
};

export const total = (roster: Roster, plan: Plan): number => {
  const prices = plan.map((person, slot) => priceOf(roster, slot, person));
  return prices.reduce((sum, price) => sum + price, 0);
};
