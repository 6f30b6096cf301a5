import {restBetween} from './properties';
import type {Roster, Shift} from './scheduler';

/** By how much a shift would keep a rule; below 0, it would break it. */
export type Rule = (held: Shift[], shift: Shift) => number;
export type Rules = Record<string, Rule>;
/** The least goes first. */
export type Rank = (held: Shift[]) => number;

/** In order of time: a shift, what everyone held before it, and what its taker did. */
function turnsOf(shifts: Shift[], {assigned}: Roster) {
  const inOrder = shifts.toSorted((a, b) => a.start - b.start);
  return inOrder.map((shift, turn) => {
    const earlier = new Set(inOrder.slice(0, turn));
    const all = assigned.map((held) => held.filter((one) => earlier.has(one)));
    const taker = all[assigned.findIndex((held) => held.includes(shift))];
    return {shift, all, taker};
  });
}

// #region decisive
export function decisive(
  rules: Rules,
  rank: Rank,
  shifts: Shift[],
  roster: Roster,
) {
  const found = new Set<string>();
  for (const {shift, all, taker} of turnsOf(shifts, roster)) {
    // Who would have come before the one who got it?
    for (const held of all.filter((one) => !taker || rank(one) < rank(taker))) {
      const broken = Object.keys(rules).filter((name) => {
        return rules[name]!(held, shift) < 0;
      });
      if (broken.length === 1) {
        found.add(broken[0]!);
      }
    }
    for (const [name, margin] of Object.entries(rules)) {
      if (taker && margin(taker, shift) === 0) {
        found.add(`${name}, exactly`);
      }
    }
  }
  return found;
}
// #endregion

const hours = (held: Shift[]) => held.reduce((sum, {start, end}) => sum + end - start, 0);
const rest: Rule = (held, shift) =>
  Math.min(Infinity, ...held.map((one) => restBetween(one, shift))) - 11;

/** The rules of the second scheduler. */
// #region rules
export const fairRules: Rules = {
  rest,
  hours: (held, shift) => 48 - hours([...held, shift]),
};
// #endregion
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
