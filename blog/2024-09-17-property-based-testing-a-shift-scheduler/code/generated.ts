import fc from 'fast-check';
import type {Shift} from './scheduler';

// #region shifts
const oneShift = fc.record({
  start: fc.integer({min: 0, max: 158}),
  hours: fc.integer({min: 4, max: 10}),
});

/** Up to eight shifts of 4 to 10 hours in one week, in any order. */
export const shifts = fc.array(oneShift, {maxLength: 8}).map((list) =>
  list.map(({start, hours}, id): Shift => {
    return {id, start, end: start + hours};
  }),
);

// #region dense
const next = fc.record({
  rest: fc.integer({min: 8, max: 20}),
  hours: fc.integer({min: 4, max: 10}),
  order: fc.nat(),
});

/** Up to 14 shifts, each 8 to 20 hours after the one before, in any order. */
export const dense = fc.array(next, {maxLength: 14}).map((list) => {
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
// #endregion

export const people = fc.integer({min: 1, max: 3});
// #endregion

// #region pairs
const hours = fc.integer({min: 4, max: 10});

/** Two shifts, and between them a gap that is generated itself. */
const pairsWith = (gap: fc.Arbitrary<number>) =>
  fc
    .record({
      start: fc.integer({min: 0, max: 118}),
      first: hours,
      gap,
      second: hours,
    })
    .map(({start, first, gap, second}): Shift[] => {
      const next = start + first + gap;
      return [
        {id: 0, start, end: start + first},
        {id: 1, start: next, end: next + second},
      ];
    });

export const pairs = pairsWith(fc.integer({min: 0, max: 20}));

/** The same 21 gaps, but 0 now stands for the gap that matters. */
const fromRest = fc.integer({min: -11, max: 9});
export const aroundRest = pairsWith(fromRest.map((n) => n + 11));
// #endregion

export const show = (list: Shift[]): string =>
  list.map(({start, end}) => `${start}-${end}`).join(' ');
