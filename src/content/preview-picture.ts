import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, parse} from 'node:path';
import {digest} from '../cache/cache';
import {decoded, isWebAddress} from '../lib/addresses';
import {leavesFolder} from '../lib/listing';
import {Problem} from '../lib/problem';
import {withoutBase} from '../settings/base-path';
import type {File} from './publish-files';

/** The pictures beside texts that their front matter names, by their path on the disk. */
const pictures = new Map<string, File>();

/** The pictures to publish, of all texts that have been read. */
export const previewPictures = (): File[] => [...pictures.values()];

/** How files of pictures begin, as browsers tell them: PNG, JPEG, GIF, WebP, AVIF, and SVG. */
const beginnings =
  /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF[^]{4}WEBP|[^]{4}ftyp(?:avi[fs]|mif1)|(?:\xef\xbb\xbf)?\s*<)/;

const endings = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Whether a file is a picture that browsers show, by its name and by how it begins. */
export const isPicture = (file: string, content = readFileSync(file)): boolean =>
  endings.test(file) && beginnings.test(content.toString('latin1', 0, 64));

/**
 * Finds the picture that front matter names: beside its text, as `./card.png`, in `static/`, as `/img/card.png`, or elsewhere.
 *
 * @param text the path of the file that names it
 * @returns its path on the disk; `null` if it is on another site
 * @throws Problem if it is none
 */
export function findPicture(siteDir: string, text: string, image: string): string | null {
  if (isWebAddress(image.replace(/^(?=\/\/)/, 'https:'))) {
    return null;
  }
  const isBeside = image.startsWith('./');
  const place = isBeside ? 'beside the text' : 'in static/';
  const remedy = `write the path of a picture ${place}, such as ${isBeside ? './card.png' : '/img/card.png'}, or https://…`;
  const path = decoded(image.replace(/[?#].*/, '')).replace(/^\.?\/+/, '');
  const files = isBeside
    ? [join(dirname(text), path)]
    : [path, withoutBase(`/${path}`)].map((one) => join(siteDir, 'static', one));
  const file = leavesFolder(path) ? undefined : files.find((one) => existsSync(one));
  if (file === undefined) {
    throw new Problem(`There is no picture ${image} ${place}`, remedy);
  }
  if (!isPicture(file)) {
    throw new Problem(`${image} is no picture`, remedy);
  }
  return file;
}

/**
 * Publishes a preview picture that lies beside the text that names it, and returns its path from the root of the site.
 * The bundler would do that too, but would know its address only once the page is rendered.
 *
 * @returns its path from the root of the site
 */
function publishPicture(file: string): string {
  const content = readFileSync(file);
  const {name, ext} = parse(file);
  const path = `assets/images/${name.replace(/[^\w-]+/g, '-')}-${digest(content).slice(0, 12)}${ext}`;
  pictures.set(file, {path, content});
  return `/${path}`;
}

/**
 * The address of a picture that a text or a list of authors names: as written if it is on another site, and else its path from the root
 * of the site, where it is published.
 *
 * @param text the path of the file that names it
 * @throws Problem if there is no such picture
 */
export function addressOfPicture(siteDir: string, text: string, image: string): string {
  const file = findPicture(siteDir, text, image);
  return file === null
    ? image
    : image.startsWith('./')
      ? publishPicture(file)
      : encodeURI(decoded(image)).replace(/^(?!\/)/, '/');
}
