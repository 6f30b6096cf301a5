import {random} from './generate';
import {allowed, OPEN, priceOf, total} from './roster';
import type {Plan, Roster} from './roster';

export const choices = (roster: Roster): number[] => {
  return [...Array(roster.people).keys(), OPEN];
};

export const empty = (roster: Roster): Plan => roster.cost.map(() => OPEN);

export function greedy(roster: Roster): Plan {
  const plan = empty(roster);
  const price = (slot: number, p: number) => priceOf(roster, slot, p);
  for (const slot of plan.keys()) {
    plan[slot] = choices(roster)
      .filter((person) => allowed(plan, slot, person))
      .reduce((a, b) => (price(slot, b) < price(slot, a) ? b : a));
  }
  return plan;
}

/** Slots to change, and who takes them: `[[slot, person], …]`. */
type Move = Array<[slot: number, person: number]>;

/** All ways to change one slot, or to swap two. */
function moves(roster: Roster, plan: Plan): Move[] {
  const all: Move[] = [];
  for (const [a, one] of plan.entries()) {
    for (const person of choices(roster)) {
      all.push([[a, person]]);
    }
    for (let b = a + 1; b < plan.length; b++) {
      all.push([
        [a, plan[b]!],
        [b, one],
      ]);
    }
  }
  return all;
}

/** Steepest descent: the cheapest legal move, while it pays. */
export function localSearch(roster: Roster, start: Plan) {
  const plan = [...start];
  let tried = 0;
  for (;;) {
    let best: Move = [];
    let most = 0;
    for (const move of moves(roster, plan)) {
      tried++;
      let saved = 0;
      for (const [slot, person] of move) {
        saved += priceOf(roster, slot, plan[slot]!);
        saved -= priceOf(roster, slot, person);
      }
      if (saved > most && isLegal(plan, move)) {
        best = move;
        most = saved;
      }
    }
    if (most === 0) {
      return {plan, tried};
    }
    for (const [slot, person] of best) {
      plan[slot] = person;
    }
  }
}

/** Is a plan legal after a move? Looks at what the move touches only. */
function isLegal(plan: Plan, move: Move): boolean {
  const after = [...plan];
  for (const [slot, person] of move) {
    after[slot] = person;
  }
  return move.every(([slot, person]) => allowed(after, slot, person));
}

/** A legal plan of random people, in which some slots may be open. */
function scatter(roster: Roster, next: () => number): Plan {
  const plan = empty(roster);
  for (const slot of plan.keys()) {
    const person = next() % roster.people;
    plan[slot] = allowed(plan, slot, person) ? person : OPEN;
  }
  return plan;
}

/** Local search from greedy's plan, then from random ones. */
export function restarts(roster: Roster, starts: number, goal = -Infinity) {
  const next = random(1);
  let best = {plan: empty(roster), cost: Infinity};
  let tried = 0;
  let n = 0;
  for (; n < starts && best.cost > goal; n++) {
    const start = n === 0 ? greedy(roster) : scatter(roster, next);
    const found = localSearch(roster, start);
    const cost = total(roster, found.plan);
    tried += found.tried;
    if (cost < best.cost) {
      best = {plan: found.plan, cost};
    }
  }
  return {...best, tried, starts: n};
}
