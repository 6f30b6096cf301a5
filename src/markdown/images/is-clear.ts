import {readFile} from 'node:fs/promises';
import sharp from 'sharp';

/**
 * Whether the page shows through a picture, which was drawn for a light one. Rounded corners do not count, nor does a
 * drawing with styles of its own for the night.
 */
export async function isClear(path: string): Promise<boolean> {
  if (/\.jpe?g$/i.test(path)) {
    return false;
  }
  const bytes = await readFile(path);
  try {
    const {format, hasAlpha} = await sharp(bytes).metadata();
    if (!hasAlpha || (format === 'svg' && bytes.includes('prefers-color-scheme'))) {
      return false;
    }
    // A small one says as much.
    const {data} = await sharp(bytes)
      .resize({width: 100, withoutEnlargement: true})
      .extractChannel('alpha')
      .raw()
      .toBuffer({resolveWithObject: true});
    return data.reduce((sum, alpha) => sum + alpha, 0) / data.length < 0.95 * 255;
  } catch {
    // `encode` says what is wrong with it.
    return false;
  }
}
