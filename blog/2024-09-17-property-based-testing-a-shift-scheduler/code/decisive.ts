import {schedule as byHours} from './hours';
import {schedule as byNights} from './nights';
import {restBetween} from './properties';
import type {Roster, Scheduler, Shift} from './types';

/** By how much a shift would keep a rule; below 0, it would break it. */
type Rule = (held: Shift[], shift: Shift) => number;
type Rules = Record<string, Rule>;
/** The least goes first. */
type Rank = (held: Shift[]) => number;

/**
 * The rules that are the only reason why somebody did not get a shift, and those that somebody who got one kept with nothing
 * to spare.
 */
function count(rules: Rules, rank: Rank, shifts: Shift[], {assigned}: Roster) {
  const names = Object.keys(rules);
  const decisive = new Set<string>();
  const met = new Set<string>();
  // What everyone holds before each shift.
  const all = assigned.map((): Shift[] => []);
  for (const shift of shifts.toSorted((a, b) => a.start - b.start)) {
    const taker = all[assigned.findIndex((held) => held.includes(shift))];
    // #region decides
    // Who would have come before the one who got it?
    const earlier = all.filter((held) => !taker || rank(held) < rank(taker));
    for (const held of earlier) {
      const broken = names.filter((name) => rules[name]!(held, shift) < 0);
      if (broken.length === 1) {
        decisive.add(broken[0]!);
      }
    }
    // #endregion
    if (taker) {
      for (const name of names.filter((one) => rules[one]!(taker, shift) === 0)) {
        met.add(name);
      }
      taker.push(shift);
    }
  }
  return {decisive, met};
}

const hoursOf = (held: Shift[]) => held.reduce((sum, {start, end}) => sum + end - start, 0);
const rest: Rule = (held, shift) =>
  Math.min(Infinity, ...held.map((one) => restBetween(one, shift))) - 11;

const day = ({start}: Shift) => Math.floor(start / 24);
const isNight = ({start}: Shift) => start % 24 > 19;

/** How many days in a row somebody would have worked, with this shift. */
function streak(held: Shift[], shift: Shift): number {
  const back = [1, 2, 3, 4, 5, 6].findIndex((n) => !held.some((one) => day(one) === day(shift) - n));
  return back < 0 ? 7 : back + 1;
}

const counter = (schedule: Scheduler, rules: Rules, rank: Rank) => ({
  rules: Object.keys(rules),
  count: (shifts: Shift[], people: number) => count(rules, rank, shifts, schedule(shifts, people)),
});

export const firstOf = (schedule: Scheduler) =>
  counter(schedule, {rest, hours: (held, shift) => 48 - hoursOf([...held, shift])}, hoursOf);

export const first = firstOf(byHours);

export const second = counter(
  byNights,
  {
    rest,
    days: (held, shift) => 5 - streak(held, shift),
    nights: (held, shift) => 2 - [...held, shift].filter(isNight).length,
  },
  (held) => Math.max(-11, ...held.map(({end}) => end)),
);
