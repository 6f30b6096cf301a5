import {clampChroma, converter, formatHex, interpolate, wcagContrast} from 'culori';
import type {Colours} from './schema';

/** A pair of colours that the site sets on each other, with the contrast it needs. */
type Pair = {
  colour: keyof Colours;
  /** What it stands on, in words, such as `surface`. */
  ground: string;
  /** What it stands on, as a colour. */
  onto: string;
  use: string;
  /** WCAG 2.2: 4.5 for text (AA); 7 (AAA) for that which is read for long. */
  needs: number;
};

/** Two colours that are too much alike. */
export type WeakPair = Pair & {
  value: string;
  ratio: number;
  /** The nearest colour that does for every ground of this colour; `null` where none does. */
  nearest: string | null;
};

const tinted = (ground: string, accent: string, share: number) =>
  formatHex(interpolate([ground, accent], 'rgb')(share));

/** What stands on what, as src/css/base.css and the components have it. */
function pairsOf({paper, surface, accent}: Colours): Pair[] {
  const grounds = [
    {ground: 'paper', onto: paper},
    {ground: 'surface', onto: surface},
  ];
  // A line of code that is marked: see components/CodeBlock.
  const marked = {ground: 'a marked line of code', onto: tinted(surface, accent, 0.08)};
  // What a search has found: see components/SearchResults.
  const found = grounds.map(({ground, onto}) => ({
    ground: `a word found on ${ground}`,
    onto: tinted(onto, accent, 0.28),
  }));
  const stands = (colour: keyof Colours, use: string, needs: number, on: typeof grounds) =>
    on.map((one) => ({colour, use, needs, ...one}));
  return [
    ...stands('ink', 'text', 7, grounds),
    ...stands('ink', 'text', 4.5, [marked, ...found]),
    ...stands('muted', 'secondary text and outlines', 4.5, [...grounds, marked]),
    ...stands('accent', 'links, focus and code', 4.5, [...grounds, marked]),
  ];
}

/**
 * The colour nearest to one, of the same hue, that has its contrast on each of its grounds: lighter or darker
 * by as little as will do.
 */
function nearestThatPasses(colours: Colours, colour: keyof Colours): string | null {
  const passes = (value: string) => {
    // The accent tints its own grounds.
    const changed = {...colours, [colour]: value};
    return pairsOf(changed)
      .filter((pair) => pair.colour === colour)
      .every(({onto, needs}) => wcagContrast(value, onto) >= needs);
  };
  const start = converter('oklch')(colours[colour])!;
  // In steps that are smaller than those of a hex colour.
  for (let distance = 0; distance <= 1; distance += 0.002) {
    for (const l of [start.l - distance, start.l + distance]) {
      const value = formatHex(clampChroma({...start, l: Math.min(1, Math.max(0, l))}, 'oklch'));
      if (passes(value)) {
        return value;
      }
    }
  }
  return null;
}

/**
 * The pairs of a mode's colours whose contrast is too small.
 *
 * @see https://www.w3.org/TR/WCAG22/#contrast-minimum
 */
export function weakPairs(colours: Colours): WeakPair[] {
  return pairsOf(colours)
    .map((pair) => ({...pair, value: colours[pair.colour]}))
    .map((pair) => ({...pair, ratio: wcagContrast(pair.value, pair.onto)}))
    .filter(({ratio, needs}) => ratio < needs)
    .map((pair) => ({...pair, nearest: nearestThatPasses(colours, pair.colour)}));
}

/** A colour as the nearest one that can be read, where it cannot itself; the same where none can. */
export const readable = (colours: Colours, colour: keyof Colours): string =>
  nearestThatPasses(colours, colour) ?? colours[colour];

/** The line of `identity.ts` that gives a colour of a mode, from 1; 1 where it is written otherwise. */
function lineOf(source: string, mode: string, colour: string): number {
  const match = new RegExp(String.raw`\b${mode}:\s*\{[^}]*?\b${colour}:`).exec(source);
  return match ? source.slice(0, match.index + match[0].length).split('\n').length : 1;
}

// Two digits, cut off: what is too little must not be shown as enough.
const shown = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/**
 * Stops where the site could not be read in its colours.
 *
 * @param source text of `src/site/identity.ts`, to name lines of
 * @throws Error that names each pair, its contrast, and the nearest colour that would do
 */
export function checkContrast(
  modes: Readonly<Record<'day' | 'night', Colours>>,
  source: string,
): void {
  const findings = Object.entries(modes).flatMap(([mode, colours]) =>
    weakPairs(colours).map(({colour, value, ground, onto, use, ratio, needs, nearest}) => {
      const remedy = nearest
        ? `${nearest} would do`
        : `no ${colour} does: move paper and surface, or a strong accent, further apart from it`;
      return `src/site/identity.ts:${lineOf(source, mode, colour)}: colours.${mode}.${colour} ${value} on ${ground} (${onto}) has a contrast of ${shown(ratio)}:1, not ${needs}:1 for ${use}: ${remedy}`;
    }),
  );
  if (findings.length > 0) {
    throw new Error(`The site could not be read in its colours:\n${findings.join('\n')}`);
  }
}
