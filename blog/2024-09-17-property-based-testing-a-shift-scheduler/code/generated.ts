import fc from 'fast-check';
import type {Shift, Week} from './types';

/** One of the random shifts: its start is drawn. */
const oneShift = fc.record({
  start: fc.integer({min: 0, max: 158}),
  hours: fc.integer({min: 4, max: 10}),
});

// #region next
/** One of the dense shifts: instead of its start, the rest before it is drawn. */
const next = fc.record({
  rest: fc.integer({min: 8, max: 20}),
  hours: fc.integer({min: 4, max: 10}),
  order: fc.nat(), // shuffles the list, which the scheduler must sort
});
// #endregion

const people = fc.integer({min: 1, max: 3});

/** Up to so many shifts of 4 to 10 hours in one week, in any order; `size` lets a list be longer than ten. */
const upTo = (maxLength: number) =>
  fc.array(oneShift, {maxLength, size: 'max'}).map((list) =>
    list.map(({start, hours}, id): Shift => {
      return {id, start, end: start + hours};
    }),
  );

export const random = fc.tuple(upTo(8), people);
export const random16 = fc.tuple(upTo(16), people);
export const random24 = fc.tuple(upTo(24), people);

// #region drawn
/** As random, with a limit of 8 to 48 hours. */
export const drawn: fc.Arbitrary<Week> = fc.tuple(upTo(8), people, fc.integer({min: 8, max: 48}));
// #endregion

/** As many shifts of the same lengths, each 8 to 20 hours after the one before, in any order. */
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

export const unbiased = fc.noBias(dense);

/** For each person, a list of shifts as in a dense input. */
export const denseForEach = fc.array(dense, {minLength: 1, maxLength: 3}).map((weeks): Week => [
  weeks.flatMap(([shifts]) => shifts).map((shift, id): Shift => ({...shift, id})),
  weeks.length,
]);
