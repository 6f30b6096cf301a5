import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import subsetFont from 'subset-font';
import {drawingFont, letters} from '../site/fonts';
import type {Font} from './font';

const {resolve} = createRequire(__filename);

/** The folder of an installed package of fonts. */
export const folderOfFont = ({name}: Pick<Font, 'name'>): string =>
  dirname(resolve(`${name}/package.json`));

/** The file of a font, as its package has it. */
export const fileOfFont = (font: Font): string => join(folderOfFont(font), font.file);

/** The tables for vertical writing. */
const vertical = ['vhea', 'vmtx', 'VVAR'];

/**
 * Makes the file that readers download: with their letters only, and with each axis where the site wants it.
 * Hints are left out, since no screen of today needs them.
 *
 * @param file the content of the font's file
 * @returns WOFF2; the same bytes each time
 */
export const subset = (file: Buffer, {axes, features}: Font): Promise<Buffer> =>
  subsetFont(file, letters, {
    variationAxes: axes,
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    dropTables: vertical,
  });

/** The subsets of a package, each with its characters as `unicode-range` in CSS writes them. */
const subsetsOf = (font: Pick<Font, 'name'>): Record<string, string> =>
  JSON.parse(readFileSync(join(folderOfFont(font), 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;

/** The characters of all subsets of a package, as `unicode-range` in CSS writes them. */
export const lettersOf = (font: Pick<Font, 'name'>): string[] => Object.values(subsetsOf(font));

/** A part of the font of drawings, with its characters as `unicode-range` in CSS writes them. */
type DrawingFont = {data: Buffer; unicodeRange: string};

/** Makes the fonts of drawings, whose renderer does not know the axis of width. */
export const readDrawingFont = (): Promise<DrawingFont[]> =>
  Promise.all(
    Object.entries(subsetsOf(drawingFont)).map(async ([part, unicodeRange]) => ({
      data: await subsetFont(
        readFileSync(join(folderOfFont(drawingFont), drawingFont.fileOf(part))),
        undefined,
        {variationAxes: drawingFont.axes, targetFormat: 'truetype', keepAllGlyphs: true},
      ),
      unicodeRange,
    })),
  );
