import fc from 'fast-check';
import type {Shift} from './scheduler';

// #region drawn
/** One of the random shifts: its start is drawn. */
const oneShift = fc.record({
  start: fc.integer({min: 0, max: 158}),
  hours: fc.integer({min: 4, max: 10}),
});

/** One of the dense shifts: the rest before it is drawn. */
const next = fc.record({
  rest: fc.integer({min: 8, max: 20}),
  hours: fc.integer({min: 4, max: 10}),
  order: fc.nat(),
});
// #endregion

/** Shifts of 4 to 10 hours in one week, in any order. */
const within = (maxLength: number) =>
  fc.array(oneShift, {maxLength}).map((list) =>
    list.map(({start, hours}, id): Shift => {
      return {id, start, end: start + hours};
    }),
  );

/** Shifts of the same lengths, each 8 to 20 hours after the one before, in any order. */
const close = (maxLength: number) =>
  fc.array(next, {maxLength}).map((list) => {
    let end = 0;
    return list
      .map(({rest, hours, order}, id) => {
        const start = end + rest;
        end = start + hours;
        return {order, shift: {id, start, end}};
      })
      .sort((a, b) => a.order - b.order)
      .map(({shift}): Shift => shift);
  });

export const shifts = within(8);
export const dense = close(14);
/** What differs between the two, one at a time. */
export const longer = within(14);
export const closer = close(8);

export const people = fc.integer({min: 1, max: 3});
