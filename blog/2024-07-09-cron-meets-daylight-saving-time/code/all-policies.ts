import {instantsOf, offsetAt} from './local-time';
import {resolve} from './scheduler';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** The first instant at which the clock has passed `wall`. */
function afterGap(wall: number, zone: string): number {
  let early = wall - offsetAt(wall + DAY, zone);
  let late = wall - offsetAt(wall - DAY, zone);
  while (late - early > 1000) {
    const middle = early + Math.floor((late - early) / 2000) * 1000;
    if (middle + offsetAt(middle, zone) > wall) {
      late = middle;
    } else {
      early = middle;
    }
  }
  return late;
}

export type Policy = (wall: number, zone: string) => number[];

export const policies: Record<string, Policy> = {
  'A: whenever the clock reads it': instantsOf,
  'B: skip, or the first of two': (wall, zone) => {
    return instantsOf(wall, zone).slice(0, 1);
  },
  'B′: skip, or the second of two': (wall, zone) => {
    return instantsOf(wall, zone).slice(-1);
  },
  'C: as soon as the gap ends': (wall, zone) => {
    return [instantsOf(wall, zone)[0] ?? afterGap(wall, zone)];
  },
  'C′: if under three hours': (wall, zone) => {
    const [before, after] = [wall - DAY, wall + DAY].map((at) => offsetAt(at, zone));
    const [first] = instantsOf(wall, zone);
    const run = first ?? (after! - before! < 3 * HOUR ? afterGap(wall, zone) : undefined);
    return run === undefined ? [] : [run];
  },
  'D: the offset before the gap': (wall, zone) => [resolve(wall, zone)],
};
