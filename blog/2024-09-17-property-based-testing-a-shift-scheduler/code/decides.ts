import {isDeepStrictEqual} from 'node:util';
import type {Week} from './generated';
import {schedule} from './hours';

// #region decides
const differsWith = (limit: number, [shifts, people]: Week) =>
  !isDeepStrictEqual(schedule(shifts, people), schedule(shifts, people, limit));

/** Without the limit, the roster would be different. */
export const decides = (week: Week) => differsWith(Infinity, week);
/** With a limit of 47 hours, it would be different, too. */
export const isAtEdge = (week: Week) => differsWith(47, week);
// #endregion
