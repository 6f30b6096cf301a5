import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Identity} from './schema';

/** In bytes: the largest drawing that costs a reader less inside the page than a request of its own. */
const small = 2000;

/**
 * Address of a picture of the site that is on the first screen of every page: a small drawing becomes a
 * `data:` address, every other picture keeps its own.
 *
 * @param path below `static/`
 * @throws Error where the file is not there
 */
export function inlineDrawing(path: string): string {
  const file = join(__dirname, '../../static', path);
  let drawing: string;
  try {
    drawing = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(
      `There is no static/${path}, which src/site/identity.ts names: put the file there, or correct the name.`,
      {cause: error},
    );
  }
  if (!path.endsWith('.svg') || drawing.length > small) {
    return path;
  }
  const written = drawing
    .trim()
    .replace(/>\s+</g, '><')
    .replaceAll("'", '%27')
    .replaceAll('"', "'")
    // What the HTML standard allows in no address, and # and %, which mean something there.
    .replace(/%(?!27)|[^\w!$&'()*+,./:;=?@~-]/gu, encodeURIComponent);
  return `data:image/svg+xml,${written}`;
}

/** The logo, which is small, and on the first screen of each page: it costs less there than a request does. */
export const inlineLogo = ({src, srcDark, alt}: Identity['logo']): Identity['logo'] => ({
  src: inlineDrawing(src),
  srcDark: srcDark === undefined ? undefined : inlineDrawing(srcDark),
  alt,
});
