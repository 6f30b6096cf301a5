import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {transformSync} from 'esbuild';
import type {Week} from './generated';
import {schedule} from './hours';
import {hoursProperties, weakProperties} from './hours-properties';
import type {Property, Roster, Scheduler} from './types';

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

export type IsCaught = (week: Week) => boolean;

/** A roster like that of the working scheduler has all properties, and most are. */
const isSame = (one: Roster, other: Roster) =>
  one.assigned.every((held, index) => {
    const own = other.assigned[index]!;
    return held.length === own.length && held.every((shift, at) => shift === own[at]);
  });

const caughtBy =
  (make: Scheduler, properties: Record<string, Property> = hoursProperties): IsCaught =>
  ([list, n]) => {
    const roster = make(list, n);
    return (
      !isSame(roster, schedule(list, n)) &&
      Object.values(properties).some((holds) => !holds(list, roster, n))
    );
  };

const check = 'hoursOf([...held, shift]) <= limit';

export const noLimit = changed(check, 'true');
const lowerLimit = changed(check, check.replace('<=', '<'));
export const onlyFirst = changed(check, `(held !== assigned[0] || ${check})`);

/** Whether the properties catch a bug with an input. */
export const bugs = {
  'no limit': caughtBy(noLimit),
  'limit of 49 hours': caughtBy(changed('limit = 48', 'limit = 49')),
  'limit of 47 hours': caughtBy(lowerLimit),
  'no limit at weekends': caughtBy(changed(check, `(shift.start >= 120 || ${check})`)),
  'limit for the first only': caughtBy(onlyFirst),
};

/** The same, before the repair of a property. */
export const isCaughtByWeak = caughtBy(lowerLimit, weakProperties);
