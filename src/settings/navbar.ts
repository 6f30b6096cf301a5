import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {NavbarItem} from '@docusaurus/theme-common';
import type {Identity} from './schema';

/** In bytes: the largest drawing that is cheaper inline than as a separate request. */
const small = 2000;

/**
 * The address of a picture below `static/` on the first screen of every page: a small drawing becomes a `data:` URL,
 * any other picture keeps its own address.
 *
 * @throws Error if the file does not exist
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
    // Characters that the HTML standard does not allow in an address, and # and %, which have a meaning there.
    .replace(/%(?!27)|[^\w!$&'()*+,./:;=?@~-]/gu, encodeURIComponent);
  return `data:image/svg+xml,${written}`;
}

/** The logo, inlined: it is small and on the first screen of each page, so a request would cost more. */
export const inlineLogo = ({src, srcDark, alt}: Identity['logo']): Identity['logo'] => ({
  src: inlineDrawing(src),
  srcDark: srcDark === undefined ? undefined : inlineDrawing(srcDark),
  alt,
});

/** Places navbar items without a `position` on the right; the theme's default is left. */
export function rightByDefault(items: NavbarItem[]): NavbarItem[] {
  return items.map((item) => ({...item, position: item.position ?? 'right'}));
}
