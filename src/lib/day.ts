/** How a language writes days: for each style, a pattern with `{day}`, `{month}` and `{year}`, and month names. */
export type DayNames = Record<DayStyle, {pattern: string; months: string[]}>;

/** `long` is a whole date; `short` omits the year. */
export type DayStyle = 'long' | 'short';

const options: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  long: {day: 'numeric', month: 'long', year: 'numeric'},
  short: {day: 'numeric', month: 'short'},
};

/** English is British by default: `en` by itself would write days as in the United States. */
const writtenAs = (locale: string) => (locale === 'en' ? 'en-GB' : locale);

/**
 * Gets the data that `formatDay` needs from `Intl`. For use in the build: in a browser, the first use of `Intl` takes
 * longer than the rest of a small page.
 */
export function dayNames(locale: string): DayNames {
  const read = (style: DayStyle) => {
    const format = new Intl.DateTimeFormat(`${writtenAs(locale)}-u-nu-latn`, {
      ...options[style],
      timeZone: 'UTC',
    });
    const partsOf = (month: number) => format.formatToParts(Date.UTC(2025, month, 8));
    const variable = ['day', 'month', 'year'];
    return {
      pattern: partsOf(0)
        .map(({type, value}) => (variable.includes(type) ? `{${type}}` : value))
        .join(''),
      months: Array.from(
        {length: 12},
        (_, month) => partsOf(month).find(({type}) => type === 'month')?.value ?? '',
      ),
    };
  };
  return {long: read('long'), short: read('short')};
}

/** Formats the day of an ISO 8601 date, its first ten characters, as the language writes it. */
export function formatDay(date: string, names: DayNames, style: DayStyle = 'long'): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  const {pattern, months} = names[style];
  const parts: Record<string, string | number | undefined> = {year, month: months[month! - 1], day};
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name]));
}

/** An instant in words: `31 January 2026`, with `at 09:00 UTC` unless it is the start of that day. */
export function formatInstant(instant: Date): string {
  const iso = instant.toISOString();
  const time = iso.slice(11, 16);
  return `${formatDay(iso, dayNames('en-GB'))}${time === '00:00' ? '' : ` at ${time} UTC`}`;
}

/** Today where the command runs, as YYYY-MM-DD; at night, UTC may give another day. */
export function today(): string {
  const now = new Date();
  return new Date(+now - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
