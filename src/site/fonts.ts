import type {Font, FontOfRole, TitleFont} from '../settings/font';

const archivo = {
  name: '@fontsource-variable/archivo',
  axes: {wdth: 84, wght: {min: 400, max: 700}},
};

const literata = {name: '@fontsource-variable/literata', features: ['kern', 'liga']};

/**
 * The fonts of the site, from packages of Fontsource: for another, install its package and change its rows here.
 * src/output/fonts makes a small file of each and its styles. It measures the letters, too: large titles in a font
 * that is wider than ours are set as much smaller.
 *
 * The figures of all three are lining ones by default, and those of titles and text have plain zeros.
 */
export const fonts = {
  /** Titles, the interface, tables and captions, whose figures line up in columns. */
  title: {
    ...archivo,
    file: 'files/archivo-latin-wdth-normal.woff2',
    features: ['kern', 'tnum'],
    fallback: 'sans',
    // Its spaces are narrow: most fonts do without this line.
    wordSpacing: 0.1,
  },
  text: {
    ...literata,
    file: 'files/literata-latin-opsz-normal.woff2',
    axes: {opsz: 18, wght: {min: 400, max: 700}},
    fallback: 'serif',
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
    fallback: 'mono',
  },
} satisfies {title: TitleFont; text: FontOfRole; italic: Font; code: FontOfRole};

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
  '£€§©°±½−′',
].join('');
