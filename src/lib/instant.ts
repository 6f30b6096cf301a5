// No imports: the workflow that checks every hour whether anything is due loads this with only Node.js.
const written =
  /^(\d{4}[-/]\d\d?[-/]\d\d?)(?:(?:T|[ \t]+)(\d\d?):(\d\d)(?::(\d\d)(\.\d{1,9})?)?[ \t]*(?:Z|UTC|GMT|([+-]\d\d?)(?::?(\d\d))?)?)?$/i;

/** A day with the name of its month: `May 21, 2024`, `21 May 2024`. */
const inWords =
  /^(?:(\d\d?) )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?: (\d\d?),?)? \d{4}$/i;

/** Converts a day with - or / between its parts to ISO 8601; `null` if there is no such day. */
export function dayOf(text: string): string | null {
  const [year, month, day] = text.split(/[-/]/) as [string, string, string];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(+date) && date.toISOString().startsWith(iso) ? iso : null;
}

/**
 * Parses a day, also as `31 January 2026`, or a time in any form that YAML allows, with or without seconds: `2026-01-31` is
 * the start of that day in UTC, and a time without `Z` or an offset is in UTC, so that it means the same on every machine.
 * Nothing else is read: JavaScript takes 30 February for 1 March, and 05/06/2024 for a day of May.
 *
 * @param value as people write it in front matter; YAML may have turned it into a `Date`
 * @returns `null` if it is neither a day nor a time, or not in the calendar
 */
export function parseInstant(value: unknown): Date | null {
  if (value instanceof Date) {
    return Number.isNaN(+value) ? null : value;
  }
  const text = typeof value === 'string' ? value.trim() : '';
  const match = written.exec(text);
  if (!match) {
    const [, first, second] = inWords.exec(text) ?? [];
    const spelt = new Date(`${text} UTC`);
    return spelt.getUTCDate() === Number(first ?? second) ? spelt : null;
  }
  const [
    ,
    date,
    hour = '0',
    minute = '00',
    second = '00',
    fraction = '',
    offset = '+0',
    rest = '00',
  ] = match;
  const day = dayOf(date!);
  const isTime = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
  // The largest offset in the world is 14 hours.
  const isOffset = Math.abs(Number(offset)) <= 14 && Number(rest) < 60;
  if (day === null || !isTime || !isOffset) {
    return null;
  }
  const zone = `${offset[0]!}${offset.slice(1).padStart(2, '0')}:${rest}`;
  return new Date(`${day}T${hour.padStart(2, '0')}:${minute}:${second}${fraction}${zone}`);
}
