import type {Bound} from './exact';
import {choices} from './heuristics';
import {MAX_SHIFTS, OPEN, OPEN_COST, type Plan, type Roster} from './roster';

type Prices = number[]; // what each person's shift costs on top
const ROUNDS = 200;
const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
// Costs are whole numbers, so a bound may be rounded up.
const whole = (bound: number) => Math.ceil(bound - 1e-6);

/** Drops the limit of shifts, and adds a price to each shift instead. */
function relaxed(roster: Roster, prices: Prices) {
  const all = choices(roster);
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

/** How many shifts each person works in the cheapest relaxed plan. */
function shiftsOf(best: Plan[], people: number): number[] {
  const shifts = Array<number>(people).fill(0);
  let last = OPEN;
  for (const next of best) {
    last = next.at(last)!;
    if (last !== OPEN) {
      shifts[last]!++;
    }
  }
  return shifts;
}

/** The bound that prices give, wherever they come from. */
export function boundBy(roster: Roster, prices: Prices) {
  const {rest} = relaxed(roster, prices);
  const refund = MAX_SHIFTS * sum(prices);
  const bound: Bound = (plan, slot, spent) => {
    const worked = plan.slice(0, slot);
    const paid = sum(worked.map((person) => prices[person] ?? 0));
    const after = rest[slot]!.at(worked.at(-1) ?? OPEN)!;
    return whole(spent + paid + after - refund);
  };
  return {least: whole(rest[0]!.at(OPEN)! - refund), prices, bound};
}

// #region priced
/** Raises the price of anyone who works too much, in smaller and smaller steps. */
export function priced(roster: Roster) {
  let prices: Prices = Array<number>(roster.people).fill(0);
  let found = {least: -Infinity, prices};
  // ROUNDS is 200.
  for (let round = 0, step = 2; round < ROUNDS; round++, step *= 0.98) {
    const {rest, best} = relaxed(roster, prices);
    // The cheapest plan from slot 0, when nobody has worked yet.
    const least = rest[0]!.at(OPEN)! - MAX_SHIFTS * sum(prices);
    if (least > found.least) {
      found = {least, prices};
    }
    const shifts = shiftsOf(best, roster.people);
    prices = prices.map((price, person) => {
      return Math.max(0, price + step * (shifts[person]! - MAX_SHIFTS));
    });
  }
  return boundBy(roster, found.prices);
}
// #endregion
