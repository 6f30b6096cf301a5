/**
 * Groups dated things by year, newest year and newest thing first.
 *
 * @param items each with an ISO 8601 date in UTC; not modified
 */
export function byYear<T extends {date: string}>(items: T[]): Array<[year: string, items: T[]]> {
  const years = new Map<string, T[]>();
  for (const item of [...items].sort((a, b) => b.date.localeCompare(a.date))) {
    const year = item.date.slice(0, 4);
    const ofYear = years.get(year);
    if (ofYear) {
      ofYear.push(item);
    } else {
      years.set(year, [item]);
    }
  }
  return [...years];
}
