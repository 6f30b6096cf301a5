const HOUR = 60 * 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
  }
  return format;
}

/** The zone's UTC offset at an instant, in milliseconds. */
export function offsetAt(instant: number, zone: string): number {
  const field: Record<string, number> = {};
  for (const {type, value} of formatOf(zone).formatToParts(instant)) {
    field[type] = Number(value);
  }
  const {year, month, day, hour, minute, second} = field;
  const wall = Date.UTC(year!, month! - 1, day, hour, minute, second);
  return wall - Math.floor(instant / 1000) * 1000;
}

/**
 * Every instant at which the clock of `zone` reads `wall`, in order.
 * `wall` is the local time written as if it were UTC.
 */
export function instantsOf(wall: number, zone: string): number[] {
  const before = offsetAt(wall - 24 * HOUR, zone);
  const after = offsetAt(wall + 24 * HOUR, zone);
  return [...new Set([before, after])]
    .map((offset) => wall - offset)
    .filter((instant) => instant + offsetAt(instant, zone) === wall)
    .sort((a, b) => a - b);
}

/** What the clock of `zone` reads, as in `2024-03-31 03:30`. */
export function read(instant: number, zone: string): string {
  const wall = new Date(instant + offsetAt(instant, zone));
  return wall.toISOString().slice(0, 16).replace('T', ' ');
}
