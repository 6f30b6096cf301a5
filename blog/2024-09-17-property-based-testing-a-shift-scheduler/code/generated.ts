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

export const people = fc.integer({min: 1, max: 3});
// #endregion

// #region pairs
const hours = fc.integer({min: 4, max: 10});

/** Two shifts, and between them a gap that is generated itself. */
export const pairs = fc
  .record({
    start: fc.integer({min: 0, max: 118}),
    first: hours,
    gap: fc.integer({min: 0, max: 20}),
    second: hours,
  })
  .map(({start, first, gap, second}): Shift[] => {
    const next = start + first + gap;
    return [
      {id: 0, start, end: start + first},
      {id: 1, start: next, end: next + second},
    ];
  });
// #endregion

export const show = (list: Shift[]): string =>
  list.map(({start, end}) => `${start}-${end}`).join(' ');
