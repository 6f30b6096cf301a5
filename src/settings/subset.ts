import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import subsetFont from 'subset-font';
import {stopBuild} from '../lib/build-stop';
import {drawingFont, letters} from '../site/fonts';
import type {Font} from './font';

const {resolve} = createRequire(__filename);

/** The folder of a package of fonts. One that is not installed stops the build. */
export function folderOfFont({name}: Pick<Font, 'name'>): string {
  try {
    return dirname(resolve(`${name}/package.json`));
  } catch (cause) {
    return stopBuild(
      `src/site/fonts.ts names ${name}, which is not installed: run npm install --save-exact ${name}, or correct the name.`,
      {cause},
    );
  }
}

/** The file of a font, as its package has it. If there is none, the message lists what to choose from. */
export function fileOfFont(font: Pick<Font, 'name' | 'file'>): string {
  const folder = folderOfFont(font);
  const file = join(folder, font.file);
  if (existsSync(file)) {
    return file;
  }
  const others = readdirSync(join(folder, 'files'))
    .filter((name) => /-latin-(?!ext-).*\.woff2$/.test(name))
    .map((name) => `  files/${name}`);
  return stopBuild(
    `src/site/fonts.ts names ${font.file}, which ${font.name} does not have. Write one of its files:\n${others.join('\n')}`,
  );
}

/** Sets the axes of a font; one that it does not have stops the build. Without characters, all are kept. */
export async function subsetAxes(
  file: Buffer,
  {name, axes}: Pick<Font, 'name' | 'axes'>,
  characters: string | undefined,
  options: Omit<Parameters<typeof subsetFont>[2], 'variationAxes'>,
): Promise<Buffer> {
  try {
    return await subsetFont(file, characters, {...options, variationAxes: axes});
  } catch (cause) {
    return stopBuild(
      `src/site/fonts.ts sets ${Object.keys(axes).join(', ') || 'no axes'} for a file of ${name}, which cannot be done: ${(cause as Error).message}\nSet only axes that this file has, or name another file of the package.`,
      {cause},
    );
  }
}

const vertical = ['vhea', 'vmtx', 'VVAR'];

/**
 * Makes the file that readers download, in WOFF2: with their letters only, and with each axis where the site wants it.
 * Hints are left out, since no screen of today needs them. The bytes are the same each time.
 */
export const subset = (file: Buffer, font: Font): Promise<Buffer> =>
  subsetAxes(file, font, letters, {
    targetFormat: 'woff2',
    keepFeatures: font.features,
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
      data: await subsetAxes(
        readFileSync(fileOfFont({name: drawingFont.name, file: drawingFont.fileOf(part)})),
        drawingFont,
        undefined,
        {targetFormat: 'truetype', keepAllGlyphs: true},
      ),
      unicodeRange,
    })),
  );
