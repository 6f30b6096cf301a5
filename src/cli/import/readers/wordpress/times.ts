const pad = (number: number) => String(number).padStart(2, '0');

const instantOf = (time: string): number | undefined => {
  const instant = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(time)
    ? Date.parse(`${time.replace(' ', 'T')}Z`)
    : Number.NaN;
  // Drafts have the time 0000-00-00 00:00:00.
  return Number.isNaN(instant) || time.startsWith('0000') ? undefined : instant;
};

/**
 * A time with its zone: WordPress writes it both as local and in UTC, and the difference is the zone.
 *
 * @returns the local day if there is no time in UTC; undefined if there is none at all
 */
export function timeOf(local: string, utc: string): string | undefined {
  const [here, there] = [instantOf(local), instantOf(utc)];
  if (there === undefined) {
    return here === undefined ? undefined : local.slice(0, 10);
  }
  const minutes = here === undefined ? 0 : Math.round((here - there) / 60_000);
  if (here === undefined || minutes === 0 || minutes % 15 !== 0 || Math.abs(minutes) > 14 * 60) {
    return `${utc.replace(' ', 'T')}Z`;
  }
  const size = Math.abs(minutes);
  return `${local.replace(' ', 'T')}${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}
