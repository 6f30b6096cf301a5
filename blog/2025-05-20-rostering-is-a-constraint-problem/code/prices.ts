import {MAX_SHIFTS, OPEN, OPEN_COST, type Plan, type Roster} from './roster';

type Prices = number[]; // what each person's shift costs on top
const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
// Costs are whole numbers, so a bound may be rounded up.
const whole = (bound: number) => Math.ceil(bound - 1e-6);

/** Drops the limit of shifts, and adds a price to each shift instead. */
function relaxed(roster: Roster, prices: Prices) {
  const all = [...Array(roster.people).keys(), OPEN];
  // What the rest costs, by who worked last: `OPEN` is -1, the end.
  const rest = [all.map(() => 0)];
  const best: Plan[] = [];
  for (const costs of roster.cost.toReversed()) {
    const from = all.map((person) => {
      const cost = costs[person] ?? OPEN_COST;
      return cost + (prices[person] ?? 0) + rest[0]!.at(person)!;
    });
    const next = all.map((last) =>
      all
        .filter((one) => one === OPEN || one !== last)
        .reduce((a, b) => (from.at(b)! < from.at(a)! ? b : a)),
    );
    best.unshift(next);
    rest.unshift(next.map((person) => from.at(person)!));
  }
  return {rest, best};
}

/** The cheapest plan without the limit, and how many shifts each person works in it. */
function cheapestPlan(roster: Roster, prices: Prices) {
  const {rest, best} = relaxed(roster, prices);
  const shifts = Array<number>(roster.people).fill(0);
  let last = OPEN;
  for (const next of best) {
    last = next.at(last)!;
    if (last !== OPEN) {
      shifts[last]!++;
    }
  }
  // From the first slot, when nobody has worked yet.
  return {cost: rest[0]!.at(OPEN)!, shifts};
}

/** The bound that prices give, wherever they come from. */
export const boundBy = (roster: Roster, prices: Prices): number =>
  whole(cheapestPlan(roster, prices).cost - MAX_SHIFTS * sum(prices));

// #region priced
/** Raises the price of whoever works too much, and lowers that of whoever works too little. */
const next = (prices: Prices, shifts: number[], step: number): Prices =>
  prices.map((price, person) => Math.max(0, price + step * (shifts[person]! - MAX_SHIFTS)));
// #endregion

/** The prices with the best bound, by ever smaller steps. */
export function pricesOf(roster: Roster): Prices {
  let prices: Prices = Array<number>(roster.people).fill(0);
  let best = {bound: -Infinity, prices};
  for (let round = 0, step = 2; round < 200; round++, step *= 0.98) {
    // The cheapest plan when nobody is limited to MAX_SHIFTS.
    const {cost, shifts} = cheapestPlan(roster, prices);
    const bound = cost - MAX_SHIFTS * sum(prices);
    if (bound > best.bound) {
      best = {bound, prices};
    }
    prices = next(prices, shifts, step);
  }
  return best.prices;
}
