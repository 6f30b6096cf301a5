import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {transformSync} from 'esbuild';
import {schedule} from './hours';
import {hoursProperties} from './hours-properties';
import type {Property, Roster, Scheduler, Week} from './types';

/** A copy of the scheduler in which one piece of its text is another. */
function changed(from: string, to: string): Scheduler {
  const source = readFileSync(join(__dirname, 'hours.ts'), 'utf8');
  const parts = source.split(from);
  if (parts.length !== 2) {
    throw new Error(`hours.ts has “${from}” ${parts.length - 1} times`);
  }
  const {code: script} = transformSync(parts.join(to), {loader: 'ts', format: 'cjs'});
  const module = {exports: {} as {schedule: Scheduler}};
  new Function('module', script)(module);
  return module.exports.schedule;
}

const isSame = (one: Roster, other: Roster) =>
  one.assigned.every((held, index) => {
    const own = other.assigned[index]!;
    return held.length === own.length && held.every((shift, at) => shift === own[at]);
  });

const check = 'hoursOf([...held, shift]) <= limit';

export const noLimit = changed(check, 'true');

/** Schedulers with a bug. */
export const bugs = {
  'no limit': noLimit,
  'default of 49': changed('limit = 48', 'limit = 49'),
  '< for <=': changed(check, check.replace('<=', '<')),
  'no limit at weekends': changed(check, `(shift.start >= 120 || ${check})`),
  'limit for the first only': changed(check, `(held !== assigned[0] || ${check})`),
};

/** Whether the bug changes the roster: counted without asking any property. */
export const isHit = (bug: Scheduler, week: Week) => !isSame(bug(...week), schedule(...week));

/** Whether a property fails. */
export const isNoticed = (bug: Scheduler, week: Week, properties: Record<string, Property> = hoursProperties) => {
  const roster = bug(...week);
  return Object.values(properties).some((holds) => !holds(week, roster));
};

/** A roster like that of the working scheduler has all properties, so most inputs need no more. */
export const isCaught = (bug: Scheduler, week: Week, properties = hoursProperties) =>
  isHit(bug, week) && isNoticed(bug, week, properties);
