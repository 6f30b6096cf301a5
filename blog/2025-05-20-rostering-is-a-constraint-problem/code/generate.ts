import type {Roster} from './roster';

/**
 * Whole numbers below 2 to the 32, the same for the same seed: SplitMix,
 * a counter whose values are mixed, here by the finaliser of MurmurHash3.
 */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
}

/** A roster with a cost from 0 to 9 for each person in each slot. */
export function generate(seed: number, people = 4, days = 7): Roster {
  const next = random(seed);
  const row = () => Array.from({length: people}, () => next() % 10);
  return {people, cost: Array.from({length: days * 2}, row)};
}

/** Costs of which half is a person's own in every slot: some are willing to work at any time. */
export function correlated(seed: number, people = 6, days = 12): Roster {
  const own = generate(seed, people, days);
  const common = generate(seed + 1000, people, days).cost[0]!;
  return {
    people,
    cost: own.cost.map((costs) =>
      costs.map((cost, person) => Math.round((cost + common[person]!) / 2)),
    ),
  };
}
