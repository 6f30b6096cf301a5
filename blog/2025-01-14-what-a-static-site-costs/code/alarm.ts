import {readFileSync} from 'node:fs';
import {join} from 'node:path';

const terraform = readFileSync(join(__dirname, 'alarm.tf'), 'utf8');
const setting = (name: string) =>
  Number(new RegExp(`${name} += (\\S+)`).exec(terraform)![1]);

/** What alarm.tf sets: seconds, and bytes in a period. */
export const alarm = {
  period: setting('period'),
  threshold: setting('threshold'),
};

// #region rings
/**
 * The seconds from the start of a flood to the end of the first period whose sum is above the threshold. Periods follow
 * the clock, so that the first may have begun before the flood.
 */
export function ringsAfter(bytesPerSecond: number, startsAt: number): number {
  for (let end = alarm.period; ; end += alarm.period) {
    const seconds = Math.min(end - startsAt, alarm.period);
    if (seconds * bytesPerSecond > alarm.threshold) {
      return end - startsAt;
    }
  }
}
// #endregion
