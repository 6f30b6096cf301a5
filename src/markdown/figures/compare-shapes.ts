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

/** The first difference in shape between two figures; null if only their numbers differ. */
export function differenceOf(before: Figure, now: Figure): string | null {
  const [old, current] = [shapeOf(before), shapeOf(now)];
  const part = Object.keys({...old, ...current}).find((name) => old[name] !== current[name]);
  return part === undefined
    ? null
    : `its ${part} was ${old[part] ?? 'none'}, and is ${current[part] ?? 'none'}`;
}
