import type {Axis, Figure} from '../../lib/figure-data';

const named = ({label, scale = 'linear'}: Axis) => `“${label}”, ${scale}`;

/** What a figure shows, part by part. The numbers in words may move like those of points, unless `isExact`. */
function partsOf({title, description, kind, x, y, series}: Figure, isExact: boolean) {
  const parts = new Map<string, string | number>([
    ['kind', kind],
    ['horizontal axis', named(x)],
    ['vertical axis', named(y)],
  ]);
  series.forEach(({name, points}, index) => {
    parts.set(`name of series ${index + 1}`, isExact ? name : name.replaceAll(/\d[\d,.]*/g, '#'));
    for (const [at, value] of points) {
      parts.set(`series ${index + 1} at ${at}`, value);
    }
  });
  if (isExact) {
    parts.set('title', title).set('description', description);
  }
  return parts;
}

/**
 * The first difference between a stored figure and what its script gives now; null if there is none.
 *
 * @param tolerance the share of the larger number by which numbers may differ; 0 compares the words too
 */
export function differenceOf(before: Figure, now: Figure, tolerance: number): string | null {
  const [stored, given] = [before, now].map((figure) => partsOf(figure, tolerance === 0));
  const isAlike = (a?: string | number, b?: string | number) =>
    typeof a === 'number' && typeof b === 'number'
      ? Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b))
      : a === b;
  for (const part of new Set([...stored!.keys(), ...given!.keys()])) {
    const [was, is] = [stored!.get(part), given!.get(part)];
    if (!isAlike(was, is)) {
      return `its ${part} was ${was ?? 'none'}, and is ${is ?? 'none'}`;
    }
  }
  return null;
}
