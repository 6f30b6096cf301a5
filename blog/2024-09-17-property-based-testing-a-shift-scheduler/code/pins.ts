import type {Shift, Week} from './types';

/** Shifts for one person. */
const week = (...times: Array<[start: number, end: number]>): Week => [
  times.map(([start, end], id): Shift => ({id, start, end})),
  1,
];

// #region pins
/** One person: only the limit refuses the last shift, which would make 49 hours. */
export const pin = week([0, 8], [19, 27], [38, 47], [58, 65], [76, 85], [96, 104]);
/** One person, whose last shift makes exactly 48. */
export const edge = week([0, 9], [20, 29], [40, 46], [57, 66], [77, 82], [93, 103]);
// #endregion
