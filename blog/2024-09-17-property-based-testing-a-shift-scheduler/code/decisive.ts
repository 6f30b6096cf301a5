import {restBetween} from './properties';
import type {Roster, Shift} from './scheduler';

/** How far a shift is from breaking a rule: below 0 it breaks it, at 0 it just does not. */
export type Rule = (held: Shift[], shift: Shift) => number;
export type Rules = Record<string, Rule>;
/** The least goes first. */
export type Rank = (held: Shift[]) => number;

/** Which rules decided something in a roster, and which were met with nothing to spare. */
export function decisive(rules: Rules, rank: Rank, shifts: Shift[], {assigned}: Roster): Set<string> {
  const found = new Set<string>();
  const inOrder = shifts.toSorted((a, b) => a.start - b.start);
  inOrder.forEach((shift, turn) => {
    const earlier = new Set(inOrder.slice(0, turn));
    const then = assigned.map((held) => held.filter((one) => earlier.has(one)));
    const taker = then[assigned.findIndex((held) => held.includes(shift))];
    for (const [name, rule] of Object.entries(rules)) {
      if (taker && rule(taker, shift) === 0) {
        found.add(`${name}, exactly`);
      }
    }
    // Who would have had it, but for one rule?
    for (const held of then.filter((one) => !taker || rank(one) < rank(taker))) {
      const broken = Object.keys(rules).filter((name) => rules[name]!(held, shift) < 0);
      if (broken.length === 1) {
        found.add(broken[0]!);
      }
    }
  });
  return found;
}

const hours = (held: Shift[]) => held.reduce((sum, {start, end}) => sum + end - start, 0);
const rest: Rule = (held, shift) =>
  Math.min(Infinity, ...held.map((one) => restBetween(one, shift))) - 11;

/** The rules of the second scheduler. */
export const fairRules: Rules = {rest, hours: (held, shift) => 48 - hours([...held, shift])};
export const fairRank: Rank = hours;

const day = ({start}: Shift) => Math.floor(start / 24);
const isNight = ({start}: Shift) => start % 24 > 19;

/** How many days in a row somebody would have worked, with this shift. */
function streak(held: Shift[], shift: Shift): number {
  const back = [1, 2, 3, 4, 5, 6].findIndex((n) => !held.some((one) => day(one) === day(shift) - n));
  return back < 0 ? 7 : back + 1;
}

/** The rules of the third. */
export const thirdRules: Rules = {
  rest,
  days: (held, shift) => 5 - streak(held, shift),
  nights: (held, shift) => 2 - [...held, shift].filter(isNight).length,
};
export const thirdRank: Rank = (held) => Math.max(-11, ...held.map(({end}) => end));
