import {before, complete, rested, restBetween} from './properties';
import type {Property, Shift} from './types';

export const hoursOf = (held: Shift[]): number => {
  let hours = 0;
  for (const {start, end} of held) {
    hours += end - start;
  }
  return hours;
};

const isBlocked = (held: Shift[], shift: Shift, limit: number): boolean =>
  hoursOf(held) > limit - hoursOf([shift]) || held.some((other) => restBetween(other, shift) < 11);

// #region limited
/** Nobody works more than the limit, 48 hours unless the input says otherwise. */
const limited: Property = ([, , limit = 48], {assigned}) =>
  assigned.every((held) => hoursOf(held) <= limit);
// #endregion

// #region maximal
/** Weak: if a shift is open, nobody may take it at the end of the week. */
const maximalAtEnd: Property = ([, , limit = 48], {assigned, open}) =>
  open.every((shift) => assigned.every((held) => isBlocked(held, shift, limit)));

/** Repaired: if a shift is open, nobody could take it when it came up. */
const maximal: Property = ([shifts, , limit = 48], {assigned, open}) =>
  open.every((shift) =>
    before(shifts, shift, assigned).every((held) => isBlocked(held, shift, limit)),
  );
// #endregion

/** Whoever gets a shift has worked no more than anyone else who could take it. */
const fair: Property = ([shifts, , limit = 48], {assigned}) =>
  assigned.every((own, index) =>
    own.every((shift) => {
      const then = before(shifts, shift, assigned);
      return then.every((held) => isBlocked(held, shift, limit) || hoursOf(then[index]!) <= hoursOf(held));
    }),
  );

/** What must hold of the scheduler. */
export const hoursProperties = {rested, complete, limited, maximal, fair};
/** The same before the repair. */
export const weakProperties = {...hoursProperties, maximal: maximalAtEnd};
