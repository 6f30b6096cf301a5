import {arcPath, dialGeometry, dialRadius, pointAt, ringRadius, type DialFacts} from './dial';

/** CSS colours, by purpose. */
type Colours = Record<'surface' | 'line' | 'muted' | 'ink' | 'accent' | 'paper', string>;

const circumference = 2 * Math.PI * dialRadius;

/** Draws `count` evenly spaced marks as dashes along the circle, each centred, `share` of the spacing long. */
function marks(count: number, share: number, width: number, colour: string): string {
  const each = circumference / count;
  const dash = each * share;
  return `<circle r="${dialRadius}" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dash} ${each - dash}" stroke-dashoffset="${dash / 2}"/>`;
}

/**
 * A dial as a standalone SVG, with slightly stronger strokes than on a page, since a preview shows it at
 * a quarter of its size.
 */
export function dialSvg(
  facts: DialFacts,
  {surface, line, muted, ink, accent, paper}: Colours,
): string {
  const {shifts, sun} = dialGeometry(facts);
  const place = pointAt(sun, dialRadius);
  const rings = shifts.map(({ring, from, to}) => {
    const radius = ringRadius(ring, shifts.length);
    return `<circle r="${radius}" stroke="${line}"/><path d="${arcPath(from, to, radius)}" stroke="${ink}" stroke-width="6"/>`;
  });
  const marked = marks(24, 0.1, 3, muted) + marks(4, 0.02, 8, muted);
  const night = arcPath(90, 270, dialRadius);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" fill="none"><path d="${night}" fill="${surface}"/>${marked}<g stroke-linecap="round">${rings.join('')}</g><circle cx="${place.x}" cy="${place.y}" r="5.5" fill="${accent}" stroke="${paper}" stroke-width="1.5"/></svg>`;
}
