import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Flood} from './flood';

const terraform = readFileSync(join(__dirname, 'alarm.tf'), 'utf8');
const setting = (name: string) => Number(new RegExp(`${name} += (\\S+)`).exec(terraform)![1]);

/** What alarm.tf sets: seconds, and how much in them is too much. */
export const alarms = {
  period: setting('period'),
  bytes: setting('BytesDownloaded'),
  requests: setting('Requests'),
};

// #region rings
/**
 * The seconds from the start of a flood to the end of the minute whose point makes the sum of five too large. It depends
 * on the second of a minute when the flood starts.
 */
export function ringsAfter(perSecond: number, limit: number, startsAt: number): number {
  for (let after = 60 - startsAt; ; after += 60) {
    const seconds = Math.min(after, alarms.period);
    if (seconds * perSecond > limit) {
      return after;
    }
    if (seconds === alarms.period) {
      return Infinity;
    }
  }
}
// #endregion

/** CloudWatch evaluates an alarm each minute, at a second of its own. */
const evaluatedWithin = 60;

/** The seconds from the start of a flood to the end of the minute in which its bytes are too many, at the soonest. */
export const ringsSoonest = ({perSecond, bytes}: Flood) =>
  Math.min(...Array.from({length: 60}, (_, second) => ringsAfter(perSecond * bytes, alarms.bytes, second)));

/** The seconds to the evaluation that finds too much, at the latest, by each of both alarms. */
export function ringsBy({perSecond, bytes}: Flood) {
  const latest = (rate: number, limit: number) =>
    Math.max(...Array.from({length: 60}, (_, second) => ringsAfter(rate, limit, second))) + evaluatedWithin;
  return {
    bytes: latest(perSecond * bytes, alarms.bytes),
    requests: latest(perSecond, alarms.requests),
  };
}
