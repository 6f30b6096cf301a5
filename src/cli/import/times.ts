/** A time as a source wrote it. */
export type Moment = {
  /** ISO 8601 with the zone of the source, or only a day. */
  iso: string;
  /** Its milliseconds; a day begins at midnight of the site's zone. */
  instant: number;
};

/** The day of a post that has none: another one each day would import it again. */
export const undated = '1970-01-01';

const form =
  /^(\d{2,4})-(\d{1,2})-(\d{1,2})(?:(?:[Tt]|[ \t]+)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?[ \t]*(Z|UTC|GMT|[+-]\d{1,2}(?::?\d{2})?)?)?$/i;

const two = (value: number) => String(value).padStart(2, '0');

/** How far a zone is ahead of UTC at an instant, in minutes; 0 for an unknown zone. */
function minutesAhead(zone: string, instant: number): number {
  try {
    const parts = Object.fromEntries(
      new Intl.DateTimeFormat('en', {
        timeZone: zone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      })
        .formatToParts(instant)
        .map(({type, value}) => [type, Number(value)]),
    ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
    const {year, month, day, hour, minute, second} = parts;
    const local = Date.UTC(year, month - 1, day, hour, minute, second);
    return Math.round((local - Math.floor(instant / 1000) * 1000) / 60_000);
  } catch {
    return 0;
  }
}

const offsetOf = (minutes: number) =>
  `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;

/** An instant as a zone's clocks show it: `2024-03-02T00:30:00+01:00`, in UTC with `Z`. */
export function isoIn(zone: string, instant: number): string {
  const minutes = minutesAhead(zone, instant);
  const local = new Date(instant + minutes * 60_000).toISOString().slice(0, 19);
  return minutes === 0 ? `${local}Z` : `${local}${offsetOf(minutes)}`;
}

/** The day of an instant in a zone, `2024-03-02`. */
export const dayIn = (zone: string, instant: number): string => isoIn(zone, instant).slice(0, 10);

/** The instant at which the clocks of a zone show a time, given as if it were in UTC. */
function instantOf(zone: string, local: number): number {
  const guess = local - minutesAhead(zone, local) * 60_000;
  return local - minutesAhead(zone, guess) * 60_000;
}

/** Whether the system knows a zone by that name. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', {timeZone: zone});
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads a day or a time.
 *
 * @param zone of the site, for times that name none
 * @returns undefined if it is neither, or not in the calendar
 */
export function momentOf(value: unknown, zone: string): Moment | undefined {
  const found = typeof value === 'string' ? form.exec(value.trim()) : null;
  if (!found) {
    return undefined;
  }
  const [, year, month, day, hour, minute = '0', second = '0', , offset] = found;
  const fullYear = year!.length === 2 ? 2000 + Number(year) : Number(year);
  const iso = `${String(fullYear).padStart(4, '0')}-${two(Number(month))}-${two(Number(day))}`;
  const start = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(+start) || !start.toISOString().startsWith(iso)) {
    return undefined;
  }
  if (hour === undefined) {
    return {iso, instant: instantOf(zone, +start)};
  }
  const local = +start + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000;
  if (Number(hour) > 24 || Number(minute) > 59) {
    return undefined;
  }
  if (offset === undefined) {
    const instant = instantOf(zone, local);
    return {iso: isoIn(zone, instant), instant};
  }
  const clock = new Date(local).toISOString().slice(0, 19);
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d{1,2}):?(\d{2})?/.exec(offset) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return {
    iso: ahead === 0 && !offset.startsWith('-') ? `${clock}Z` : `${clock}${offsetOf(ahead)}`,
    instant: local - ahead * 60_000,
  };
}
