// Without an import: the workflow that asks each hour whether anything is due loads it with Node.js alone.
const written =
  /^(\d{4}-\d\d?-\d\d?)(?:(?:T|[ \t]+)(\d\d?):(\d\d)(?::(\d\d)(\.\d{1,9})?)?[ \t]*(?:Z|UTC|GMT|([+-]\d\d?)(?::?(\d\d))?)?)?$/i;

/** A day as ISO 8601 has it, of one with - or / between its parts; `null` where the calendar has none. */
export function dayOf(text: string): string | null {
  const [year, month, day] = text.split(/[-/]/) as [string, string, string];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(+date) && date.toISOString().startsWith(iso) ? iso : null;
}

/**
 * The instant that a day or a time means, in any form that YAML has for one, with or without seconds: `2026-01-31`
 * is the start of that day in UTC, and an hour without `Z` or an offset is one of UTC, so that it means the same on
 * every machine.
 *
 * @param value as people write it in front matter; YAML may have made a `Date` of it
 * @returns `null` where it is no such thing, or not in the calendar
 */
export function parseInstant(value: unknown): Date | null {
  if (value instanceof Date) {
    return Number.isNaN(+value) ? null : value;
  }
  const match = typeof value === 'string' ? written.exec(value.trim()) : null;
  if (!match) {
    return null;
  }
  const [
    ,
    text,
    hour = '0',
    minute = '00',
    second = '00',
    fraction = '',
    offset = '+0',
    rest = '00',
  ] = match;
  const day = dayOf(text!);
  const isTime = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
  // The widest offsets of the world are 14 hours.
  const isOffset = Math.abs(Number(offset)) <= 14 && Number(rest) < 60;
  if (day === null || !isTime || !isOffset) {
    return null;
  }
  const zone = `${offset[0]!}${offset.slice(1).padStart(2, '0')}:${rest}`;
  return new Date(`${day}T${hour.padStart(2, '0')}:${minute}:${second}${fraction}${zone}`);
}
