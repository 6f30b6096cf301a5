import {before, complete, rested, restBetween} from './properties';
import type {Property, Shift} from './types';

const day = (shift: Shift) => (shift.start - (shift.start % 24)) / 24;
const nights = (held: Shift[]) => held.filter(({start}) => [20, 21, 22, 23].includes(start % 24));

/** The longest run of days in a row on which somebody works. */
function longestRun(held: Shift[]): number {
  let [longest, run, last] = [0, 0, -2];
  for (const one of [...new Set(held.map(day))].sort((a, b) => a - b)) {
    run = one === last + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = one;
  }
  return longest;
}

/** Whether a shift would break a rule for somebody, after the shifts of `held`. */
const isBlocked = (held: Shift[], shift: Shift): boolean =>
  held.some((other) => restBetween(other, shift) < 11) ||
  longestRun([...held, shift]) > 5 ||
  nights([...held, shift]).length > 2;

/** Nobody works on more than five days in a row. */
const daysOff: Property = (_, {assigned}) => assigned.every((held) => longestRun(held) <= 5);

/** Nobody works more than two nights. */
const fewNights: Property = (_, {assigned}) => assigned.every((held) => nights(held).length <= 2);

/** A shift is open only if nobody could take it when it came up. */
const maximal: Property = (shifts, {assigned, open}) =>
  open.every((shift) => before(shifts, shift, assigned).every((held) => isBlocked(held, shift)));

const free = (held: Shift[]) => Math.max(-11, ...held.map(({end}) => end));

/** Whoever gets a shift has been free at least as long as anyone else who could take it. */
const longestFree: Property = (shifts, {assigned}) =>
  assigned.every((own, index) =>
    own.every((shift) => {
      const then = before(shifts, shift, assigned);
      return then.every((held) => isBlocked(held, shift) || free(then[index]!) <= free(held));
    }),
  );

/** What must hold of the second scheduler. */
export const nightsProperties = {rested, complete, daysOff, fewNights, maximal, longestFree};
