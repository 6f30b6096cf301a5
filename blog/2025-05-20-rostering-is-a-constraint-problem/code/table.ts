import {MAX_SHIFTS, OPEN_COST, type Roster} from './roster';

const NONE = 2 ** 30; // more than any roster costs
const DIGIT = MAX_SHIFTS + 1; // each has worked 0 to 4 shifts

/** Slot by slot, the least cost of each state: shifts of each, and last. */
export function table({people, cost}: Roster) {
  const counts = DIGIT ** people;
  const unreached = new Int32Array(counts * (people + 1)).fill(NONE);
  let now = unreached.with(0, 0); // nobody has worked yet
  let states = 0;
  for (const prices of cost) {
    const next = unreached.slice();
    for (let state = 0; state < now.length; state++) {
      const spent = now[state]!;
      if (spent === NONE) {
        continue;
      }
      states++;
      const last = Math.floor(state / counts) - 1;
      const shifts = state % counts; // one digit for each person
      next[shifts] = Math.min(next[shifts]!, spent + OPEN_COST);
      for (let person = 0; person < people; person++) {
        const one = DIGIT ** person;
        const worked = Math.floor(shifts / one) % DIGIT;
        if (person !== last && worked < MAX_SHIFTS) {
          const to = shifts + one + counts * (person + 1);
          next[to] = Math.min(next[to]!, spent + prices[person]!);
        }
      }
    }
    now = next;
  }
  return {cost: now.reduce((a, b) => Math.min(a, b)), states};
}
