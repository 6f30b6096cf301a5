import type {Axis, Figure} from '../../lib/figure-data';

/** Numbers in a name, like the points themselves, are not part of the shape. */
const withoutNumbers = (text: string) => text.replaceAll(/\d[\d,.]*/g, '#');

const named = ({label, scale = 'linear'}: Axis) => `“${label}”, ${scale}`;

/** What a reader compares in a figure, regardless of its numbers. */
function shapeOf({kind, x, y, series}: Figure): Record<string, string> {
  const categories = series.flatMap(({points}) => points.map(([at]) => String(at)));
  return {
    kind,
    'horizontal axis': named(x),
    'vertical axis': named(y),
    series: series.map(({name}) => withoutNumbers(name)).join(', '),
    ...(x.scale === 'category' && {categories: [...new Set(categories)].sort().join(', ')}),
  };
}

const firstDifference = (before: Record<string, string>, now: Record<string, string>) => {
  const part = Object.keys({...before, ...now}).find((name) => before[name] !== now[name]);
  return part === undefined
    ? null
    : `its ${part} was ${before[part] ?? 'none'}, and is ${now[part] ?? 'none'}`;
};

/** The points of a figure, by what a reader would call them. */
const pointsOf = ({series}: Figure) =>
  new Map(
    series.flatMap(({name, points}, at) =>
      points.map(([x, y]) => [`${at} ${x}`, {label: `“${name}” at ${x}`, y}] as const),
    ),
  );

/** The first number that differs by more than a share of the larger one. */
function movedPoint(before: Figure, now: Figure, tolerance: number): string | null {
  const points = pointsOf(now);
  for (const [key, {label, y}] of pointsOf(before)) {
    const other = points.get(key)?.y;
    if (
      other === undefined ||
      Math.abs(other - y) > tolerance * Math.max(Math.abs(other), Math.abs(y))
    ) {
      return `${label} was ${y}, and is ${other ?? 'none'}`;
    }
  }
  return null;
}

/**
 * The first difference between a stored figure and what its script gives now; null if there is none.
 *
 * @param tolerance the share by which numbers may differ; 0 compares the words too, Infinity no numbers
 */
export function differenceOf(before: Figure, now: Figure, tolerance: number): string | null {
  const wordsOf = ({title, description}: Figure) => ({title, description});
  return (
    firstDifference(shapeOf(before), shapeOf(now)) ??
    (Number.isFinite(tolerance) ? movedPoint(before, now, tolerance) : null) ??
    (tolerance === 0 ? firstDifference(wordsOf(before), wordsOf(now)) : null)
  );
}
