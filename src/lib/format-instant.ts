import {dayNames, formatDay} from './day';

/** An instant in words: `31 January 2026`, with `at 09:00 UTC` unless it is the start of that day. */
export function formatInstant(instant: Date): string {
  const iso = instant.toISOString();
  const time = iso.slice(11, 16);
  return `${formatDay(iso, dayNames('en-GB'))}${time === '00:00' ? '' : ` at ${time} UTC`}`;
}
