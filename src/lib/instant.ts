// Without an import: the workflow that asks each hour whether anything is due loads it with Node.js alone.
const written =
  /^(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(?:Z|[+-](\d\d):(\d\d))?)?$/;

/** Whether a day is one of the calendar. */
function isOfCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(+date) && date.toISOString().startsWith(day);
}

/**
 * The instant that a day or a time means: `2026-01-31` is the start of that day in UTC, and an hour without
 * `Z` or an offset is one of UTC, so that it means the same on every machine.
 *
 * @param value as people write it in front matter; YAML may have made a `Date` of it
 * @returns `null` where it is no such thing, or not in the calendar
 */
export function parseInstant(value: unknown): Date | null {
  if (value instanceof Date) {
    return Number.isNaN(+value) ? null : value;
  }
  const match = typeof value === 'string' ? written.exec(value) : null;
  if (!match) {
    return null;
  }
  const [text, day, hours, minutes, seconds = '0', ...offset] = match;
  const isTime = Number(hours ?? 0) < 24 && Number(minutes ?? 0) < 60 && Number(seconds) < 60;
  // The widest offsets of the world are 14 hours.
  const isOffset = Number(offset[0] ?? 0) <= 14 && Number(offset[1] ?? 0) < 60;
  if (!isOfCalendar(day!) || !isTime || !isOffset) {
    return null;
  }
  const isUtc = /Z$|[+-]\d\d:\d\d$/.test(text) || hours === undefined;
  return new Date(isUtc ? text : `${text}Z`);
}
