/** The place of a day in its year, from 0 to 1, in UTC. */
export function placeInYear(date: Date): number {
  const year = date.getUTCFullYear();
  const start = Date.UTC(year, 0);
  return (date.getTime() - start) / (Date.UTC(year + 1, 0) - start);
}

/** The sky of a day, as if its year were one day: 0 after midnight, in January, to 7 before it. */
export const skyOf = (date: Date): number => Math.floor(placeInYear(date) * 8);
