import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {transformSync} from 'esbuild';
import type {Week} from './generated';
import {schedule as byHours} from './hours';
import {hoursProperties, weakProperties} from './hours-properties';
import {schedule as byNights} from './nights';
import {nightsProperties} from './nights-properties';
import type {Property, Roster, Scheduler} from './types';

/** A copy of a scheduler in which one piece of its text is another. */
function changed(file: string, from: string, to: string): Scheduler {
  const source = readFileSync(join(__dirname, file), 'utf8');
  const parts = source.split(from);
  if (parts.length !== 2) {
    throw new Error(`${file} has “${from}” ${parts.length - 1} times`);
  }
  const {code: script} = transformSync(parts.join(to), {loader: 'ts', format: 'cjs'});
  const module = {exports: {} as {schedule: Scheduler}};
  new Function('module', script)(module);
  return module.exports.schedule;
}

export type IsCaught = (week: Week) => boolean;

/** A roster like that of the working scheduler has all properties, and most are. */
export const isSame = (one: Roster, other: Roster) =>
  one.assigned.every((held, index) => {
    const own = other.assigned[index]!;
    return held.length === own.length && held.every((shift, at) => shift === own[at]);
  });

const caughtBy =
  (properties: Record<string, Property>, works: Scheduler, make: Scheduler): IsCaught =>
  ([list, n]) => {
    const roster = make(list, n);
    return (
      !isSame(roster, works(list, n)) &&
      Object.values(properties).some((holds) => !holds(list, roster, n))
    );
  };

const inHours = (from: string, to: string) => changed('hours.ts', from, to);
const inNights = (from: string, to: string) =>
  caughtBy(nightsProperties, byNights, changed('nights.ts', from, to));

export const noLimit = inHours('hoursOf([...held, shift]) <= WEEK', 'true');
export const lowerLimit = inHours('hoursOf([...held, shift]) <= WEEK', 'hoursOf([...held, shift]) < WEEK');
export const noRest = inHours('shift.start - last.end >= REST', 'true');

/** Whether the properties catch a bug of the first scheduler with an input. */
export const hoursBugs = {
  'no limit on hours': caughtBy(hoursProperties, byHours, noLimit),
  'no rest': caughtBy(hoursProperties, byHours, noRest),
  'limit of 49 hours': caughtBy(hoursProperties, byHours, inHours('const WEEK = 48', 'const WEEK = 49')),
  'limit of 47 hours': caughtBy(hoursProperties, byHours, lowerLimit),
  'limit of 47 hours, weak property': caughtBy(weakProperties, byHours, lowerLimit),
  'rest above 11 hours': caughtBy(hoursProperties, byHours, inHours('last.end >= REST', 'last.end > REST')),
};

/** The same for the second. */
export const nightsBugs = {
  'no rest': inNights('shift.start - freeSince(held) >= REST', 'true'),
  'no limit on days': inNights('dayOf(one) === dayOf(shift) - back', 'false'),
  'no limit on nights': inNights('[...held, shift].filter(isNight).length <= NIGHTS', 'true'),
  'limit of one night': inNights('.length <= NIGHTS', '.length < NIGHTS'),
  'nights from 21:00': inNights('start % 24 >= 20', 'start % 24 > 20'),
};
