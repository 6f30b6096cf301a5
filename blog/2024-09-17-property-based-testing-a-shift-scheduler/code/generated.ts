import fc from 'fast-check';
import type {Shift, Week} from './types';

/** One of the random shifts: its start is drawn. */
const oneShift = fc.record({
  start: fc.integer({min: 0, max: 158}),
  hours: fc.integer({min: 4, max: 10}),
});

/** One of the dense shifts: instead of its start, the rest before it is drawn. */
const next = fc.record({
  rest: fc.integer({min: 8, max: 20}),
  hours: fc.integer({min: 4, max: 10}),
  order: fc.nat(), // shuffles the list, which the scheduler must sort
});

const people = fc.integer({min: 1, max: 3});

// #region generators
/** Up to so many shifts in a week; without `size`, at most ten. */
const upTo = (maxLength: number) =>
  fc.array(oneShift, {maxLength, size: 'max'}).map((list) =>
    list.map(({start, hours}, id): Shift => ({id, start, end: start + hours})),
  );

export const random = fc.tuple(upTo(8), people);
export const longer = fc.tuple(upTo(24), people);
/** Besides the shifts and the people, this draws the limit. */
export const drawn: fc.Arbitrary<Week> =
  fc.tuple(upTo(8), people, fc.integer({min: 8, max: 48}));
// #endregion

/** Without the library's preference for small and extreme values. */
export const unbiased = fc.noBias(longer);

/** Up to eight shifts of the same lengths, each 8 to 20 hours after the one before, in any order. */
export const dense = fc.tuple(
  fc.array(next, {maxLength: 8}).map((list) => {
    let end = 0;
    return list
      .map(({rest, hours, order}, id) => {
        const start = end + rest;
        end = start + hours;
        return {order, shift: {id, start, end}};
      })
      .filter(({shift}) => shift.end <= 168) // within the week
      .sort((a, b) => a.order - b.order)
      .map(({shift}): Shift => shift);
  }),
  people,
);
