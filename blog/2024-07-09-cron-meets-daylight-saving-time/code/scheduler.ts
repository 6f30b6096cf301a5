import {instantsOf, offsetAt} from './local-time';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

// #region resolve
/**
 * One instant for one wall time: the first when there are two, the
 * offset before the gap when there is none.
 */
export function resolve(wall: number, zone: string): number {
  const [first] = instantsOf(wall, zone);
  return first ?? wall - offsetAt(wall - DAY, zone);
}
// #endregion

// #region next
/**
 * The first run strictly after `now` of a job that runs every day at
 * the given wall times, in minutes since midnight.
 */
export function nextRun(
  now: number,
  times: number[],
  zone: string,
  days = [-1, 0, 1, 2], // which local dates to look at, from today
): number {
  const wallNow = now + offsetAt(now, zone);
  const today = Math.floor(wallNow / DAY) * DAY;
  const runs = days
    .flatMap((day) => times.map((t) => today + day * DAY + t * MINUTE))
    .map((wall) => resolve(wall, zone))
    .filter((run) => run > now);
  return Math.min(...runs);
}
// #endregion
