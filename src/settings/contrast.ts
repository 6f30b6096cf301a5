import {wcagContrast} from 'culori';
import {drawnContrast, leastMark, markedGround, nearestOf, oklchOf, tinted} from './palette';
import {lineOf, type Colours, type Identity} from './schema';

/** A foreground and a background colour of the site, with the contrast they need. */
type Pair = {
  colour: keyof Colours;
  /** Name of the background, such as `surface`. */
  ground: string;
  onto: string;
  use: string;
  /** WCAG 2.2: 4.5 for text (AA); 7 (AAA) for text that is read at length. */
  minimum: number;
};

export type WeakPair = Pair & {
  value: string;
  ratio: number;
  /** The nearest colour that passes on every background; `null` if there is none. */
  nearest: string | null;
};

/** The pairs that src/css/tokens.css and the components use. */
function pairsOf({paper, surface, accent, sun = accent}: Colours & {sun?: string}): Pair[] {
  const grounds = [
    {ground: 'paper', onto: paper},
    {ground: 'surface', onto: surface},
  ];
  const marked = {ground: 'a marked line of code', onto: tinted(surface, sun, leastMark)};
  // A search match: see `mark` in src/css/search.css.
  const found = grounds.map(({ground, onto}) => ({
    ground: `a word found on ${ground}`,
    onto: tinted(onto, sun, 0.28),
  }));
  const pairsFor = (colour: keyof Colours, use: string, minimum: number, on: typeof grounds) =>
    on.map((one) => ({colour, use, minimum, ...one}));
  return [
    ...pairsFor('ink', 'text', 7, grounds),
    ...pairsFor('ink', 'text', 4.5, [marked, ...found]),
    ...pairsFor('muted', 'secondary text and outlines', 4.5, [...grounds, marked]),
    ...pairsFor('accent', 'links, focus and code', 4.5, [...grounds, marked]),
  ];
}

/** The nearest colour of the same hue that has enough contrast on each of its backgrounds: lighter or darker. */
function nearestThatPasses(
  colours: Colours & {sun?: string},
  colour: keyof Colours,
): string | null {
  const passes = (value: string) => {
    // The accent tints its own grounds.
    const changed = {...colours, [colour]: value};
    return pairsOf(changed)
      .filter((pair) => pair.colour === colour)
      .every(({onto, minimum}) => wcagContrast(value, onto) >= minimum);
  };
  return nearestOf(oklchOf(colours[colour]), passes);
}

/** The pairs of a mode's colours whose contrast is too low (https://www.w3.org/TR/WCAG22/#contrast-minimum). */
export function weakPairs(colours: Colours & {sun?: string}): WeakPair[] {
  return pairsOf(colours)
    .map((pair) => ({...pair, value: colours[pair.colour]}))
    .map((pair) => ({...pair, ratio: wcagContrast(pair.value, pair.onto)}))
    .filter(({ratio, minimum}) => ratio < minimum)
    .map((pair) => ({...pair, nearest: nearestThatPasses(colours, pair.colour)}));
}

/** The nearest readable colour, which may be the colour itself; the colour unchanged if none is readable. */
export const readable = (colours: Colours, colour: keyof Colours): string =>
  nearestThatPasses(colours, colour) ?? colours[colour];

// Truncated to two digits, so that a contrast that is too low is never rounded up to one that passes.
const shown = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

const sunOf = (given: NonNullable<Identity['palette']>['day']) =>
  given?.sun === undefined ? {} : {sun: given.sun};

/** Pairs of a palette that an owner has given, by the path of the colour in it. */
function weakInPalette(
  colours: Colours,
  given: NonNullable<Identity['palette']>['day'],
  mode: 'day' | 'night',
): string[] {
  const marked = markedGround(colours, given?.sun ?? colours.accent, mode);
  const pairs = [
    ...(given?.skies ?? []).map(({line, ground}, index) => ({
      ...{path: `skies[${index}].line`, value: line, onto: ground, minimum: drawnContrast},
    })),
    ...Object.entries(given?.code ?? {}).flatMap(([name, value]) =>
      [colours.surface, marked].map((onto) => ({path: `code.${name}`, value, onto, minimum: 4.5})),
    ),
  ];
  return pairs.flatMap(({path, value, onto, minimum}) => {
    const ratio = wcagContrast(value, onto);
    return ratio < minimum
      ? [
          `${path} ${value} on ${onto} has a contrast of ${shown(ratio)}:1, not ${minimum}:1: choose another, or leave it out to have it derived`,
        ]
      : [];
  });
}

/**
 * Stops the build if the site would be unreadable in its colours, in what its palette gives beside them, or in those of
 * the announcement of the language being built.
 *
 * @param source text of `src/site/identity.ts`, for line numbers in messages
 * @throws Error that names each pair, its contrast, and the nearest colour that would pass
 */
export function checkContrast(
  modes: Readonly<Record<'day' | 'night', Colours>>,
  source: string,
  palette: Identity['palette'] = {},
  announcement: Identity['announcement'] = null,
): void {
  const findings = Object.entries(modes).flatMap(([mode, colours]) =>
    weakPairs({...colours, ...sunOf(palette[mode as 'day' | 'night'])}).map(
      ({colour, value, ground, onto, use, ratio, minimum, nearest}) => {
        const remedy = nearest
          ? `${nearest} would do`
          : `no ${colour} does: move paper and surface, or a strong accent, further apart from it`;
        return `src/site/identity.ts:${lineOf(source, ['colours', mode, colour]) ?? 1}: colours.${mode}.${colour} ${value} on ${ground} (${onto}) has a contrast of ${shown(ratio)}:1, not ${minimum}:1 for ${use}: ${remedy}`;
      },
    ),
  );
  for (const mode of ['day', 'night'] as const) {
    for (const weak of weakInPalette(modes[mode], palette[mode], mode)) {
      findings.push(`src/site/identity.ts: palette.${mode}.${weak}`);
    }
  }
  if (announcement) {
    const {textColor, backgroundColor} = announcement;
    const ratio = wcagContrast(textColor, backgroundColor);
    if (ratio < 4.5) {
      findings.push(
        `src/site/identity.ts: announcement.textColor ${textColor} on ${backgroundColor} has a contrast of ${shown(ratio)}:1, not 4.5:1: choose another`,
      );
    }
  }
  if (findings.length > 0) {
    throw new Error(`The site could not be read in its colours:\n${findings.join('\n')}`);
  }
}
