/** A roster to fill: `cost[slot][person]`, two slots (early, late) a day. */
export type Roster = {people: number; cost: number[][]};

/** Who works each slot, or `OPEN`. */
export type Plan = number[];

export const MAX_SHIFTS = 4;
export const OPEN = -1; // a slot nobody works
export const OPEN_COST = 20;
