/** Where an axis of a variable font stands, or how far it may go. */
type Axis = number | {min: number; max: number};

export type Font = {
  /** The package. */
  name: string;
  /** The file, inside the package. */
  file: string;
  axes: Record<string, Axis>;
  /** Features of OpenType to keep, besides those that are on by themselves in every font. */
  features: string[];
};

const archivo = {
  name: '@fontsource-variable/archivo',
  axes: {wdth: 84, wght: {min: 400, max: 700}},
};

const literata = {name: '@fontsource-variable/literata', features: ['kern', 'liga']};

/**
 * The fonts of the site. src/build/fonts makes a small file of each, which style sheets and components request as
 * `site-font/title.woff2`, and src/css/fonts.css gives them their names and fallbacks.
 *
 * The figures of all three are lining ones by default, and those of titles and text have plain zeros.
 */
export const fonts = {
  /** Titles, the interface, tables and captions, whose figures stand in columns. */
  title: {
    ...archivo,
    file: 'files/archivo-latin-wdth-normal.woff2',
    features: ['kern', 'tnum'],
  },
  text: {
    ...literata,
    file: 'files/literata-latin-opsz-normal.woff2',
    axes: {opsz: 18, wght: {min: 400, max: 700}},
  },
  italic: {
    ...literata,
    file: 'files/literata-latin-opsz-italic.woff2',
    axes: {opsz: 18, wght: 400},
  },
  code: {
    name: '@fontsource/ibm-plex-mono',
    file: 'files/ibm-plex-mono-latin-400-normal.woff2',
    axes: {},
    features: [],
  },
} satisfies Record<string, Font>;

/** The font of social cards and of the podcast's picture, which no reader downloads: all its Latin letters. */
export const drawingFont = {
  ...archivo,
  fileOf: (subset: string): string => `files/archivo-${subset}-wdth-normal.woff2`,
};

const between = (first: string, last: string) =>
  Array.from({length: last.charCodeAt(0) - first.charCodeAt(0) + 1}, (_, index) =>
    String.fromCharCode(first.charCodeAt(0) + index),
  ).join('');

/**
 * What a reader's fonts can show: the letters of western Europe, and the signs that prose and listings need. Any
 * other character comes from the fallback; leaving out the rarer signs and loose accents saves 6 kB.
 */
export const letters = [
  between(' ', '~'),
  between('À', 'ÿ'),
  'ıŒœ',
  '\u00a0¡¿«»‘’‚“”„–—…·•',
  '£€§©™°±½−',
].join('');
