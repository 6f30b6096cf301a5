const units = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * Writes a time as a screen reader should say it: "1 minute 20 seconds".
 *
 * @param language a BCP 47 tag
 */
export function spokenTime(seconds: number, language: string): string {
  let rest = Math.floor(seconds);
  const parts = units.flatMap(([unit, size]) => {
    const value = Math.floor(rest / size);
    rest %= size;
    return value > 0 || (unit === 'second' && seconds < 1)
      ? new Intl.NumberFormat(language, {style: 'unit', unit, unitDisplay: 'long'}).format(value)
      : [];
  });
  return new Intl.ListFormat(language, {type: 'unit', style: 'narrow'}).format(parts);
}
