import {isDeepStrictEqual} from 'node:util';
import {schedule} from './hours';
import type {Week} from './types';

// #region decides
const differs = ([shifts, people, limit = 48]: Week, other: number) =>
  !isDeepStrictEqual(schedule(shifts, people, limit), schedule(shifts, people, other));

/** Without the limit, the roster would be different. */
export const decides = (week: Week) => differs(week, Infinity);
/** With a limit one hour lower, it would be different, too. */
export const isAtEdge = (week: Week) => differs(week, (week[2] ?? 48) - 1);
// #endregion
