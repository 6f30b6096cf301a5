import {before, complete, rested, restBetween} from './properties';
import type {Property, Shift} from './types';

const hoursOf = (held: Shift[]): number => {
  let hours = 0;
  for (const {start, end} of held) {
    hours += end - start;
  }
  return hours;
};

const isBlocked = (held: Shift[], shift: Shift): boolean =>
  hoursOf(held) > 48 - hoursOf([shift]) || held.some((other) => restBetween(other, shift) < 11);

// #region limited
/** Nobody works more than 48 hours. */
const limited: Property = (_, {assigned}) => {
  return assigned.every((held) => hoursOf(held) <= 48);
};
// #endregion

/** A shift is open only if, at the end of the week, nobody may take it: weak, since later shifts hide a wrong refusal. */
const maximalAtEnd: Property = (_, {assigned, open}) =>
  open.every((shift) => assigned.every((held) => isBlocked(held, shift)));

/** A shift is open only if nobody could take it when it came up. */
const maximal: Property = (shifts, {assigned, open}) =>
  open.every((shift) => before(shifts, shift, assigned).every((held) => isBlocked(held, shift)));

/** Whoever gets a shift has worked no more than anyone else who could take it. */
const fair: Property = (shifts, {assigned}) =>
  assigned.every((own, index) =>
    own.every((shift) => {
      const then = before(shifts, shift, assigned);
      return then.every((held) => isBlocked(held, shift) || hoursOf(then[index]!) <= hoursOf(held));
    }),
  );

/** What must hold of the scheduler. */
export const hoursProperties = {rested, complete, limited, maximal, fair};
/** The same before the repair. */
export const weakProperties = {...hoursProperties, maximal: maximalAtEnd};
