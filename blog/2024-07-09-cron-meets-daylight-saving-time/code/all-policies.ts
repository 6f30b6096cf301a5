import {instantsOf, offsetAt} from './local-time';

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

/** What each scheduler makes of a local time, if it treats every change as those of Paris. */
export const policies: Record<string, Policy> = {
  'robfig/cron': instantsOf,
  systemd: (wall, zone) => instantsOf(wall, zone).slice(0, 1),
  Quartz: (wall, zone) => instantsOf(wall, zone).slice(-1),
  // A gap of three hours or more it does not catch up.
  "Debian's cron": (wall, zone) => {
    const [before, after] = [wall - DAY, wall + DAY].map((at) => offsetAt(at, zone));
    const [first] = instantsOf(wall, zone);
    const run = first ?? (after! - before! < 3 * HOUR ? afterGap(wall, zone) : undefined);
    return run === undefined ? [] : [run];
  },
};
