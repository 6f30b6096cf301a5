import {complete, rested, restBetween, type Property} from './properties';
import type {Shift} from './scheduler';

const total = (held: Shift[]): number => {
  let hours = 0;
  for (const {start, end} of held) {
    hours += end - start;
  }
  return hours;
};

const isBlocked = (held: Shift[], shift: Shift): boolean =>
  total(held) > 48 - total([shift]) ||
  held.some((other) => restBetween(other, shift) < 11);

/** A shift is open only if nobody may take it. */
const maximal: Property = (_, {assigned, open}) =>
  open.every((shift) => assigned.every((held) => isBlocked(held, shift)));

// #region new
/** Nobody works more than 48 hours. */
const limited: Property = (_, {assigned}) => {
  return assigned.every((held) => total(held) <= 48);
};

/** Whoever gets a shift has worked no more than anyone else who could take it. */
const fair: Property = (shifts, {assigned}) => {
  const inOrder = shifts.toSorted((a, b) => a.start - b.start);
  return assigned.every((own) =>
    own.every((shift) => {
      const earlier = new Set(inOrder.slice(0, inOrder.indexOf(shift)));
      const before = (held: Shift[]) => held.filter((one) => earlier.has(one));
      return assigned.map(before).every((held) => {
        return isBlocked(held, shift) || total(before(own)) <= total(held);
      });
    }),
  );
};
// #endregion

/** What must hold of the second scheduler. */
export const fairProperties = {rested, complete, limited, maximal, fair};
