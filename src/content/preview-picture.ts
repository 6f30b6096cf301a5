import {readFileSync} from 'node:fs';
import {dirname, join, parse} from 'node:path';
import {digest} from '../cache/cache';
import type {File} from './publish-files';

/** The pictures beside texts that their front matter names, by their path on the disk. */
const pictures = new Map<string, File>();

/** The pictures to publish, of all texts that have been read. */
export const previewPictures = (): File[] => [...pictures.values()];

/**
 * Publishes a preview picture that lies beside the text that names it, and returns its path from the root of the site.
 * The bundler would do that too, but would know its address only once the page is rendered.
 *
 * @throws Error that names the file and the remedy if there is no such picture
 */
export function publishPicture(text: string, image: string): string {
  const file = join(dirname(text), image);
  let content: Buffer;
  try {
    content = readFileSync(file);
  } catch (cause) {
    throw new Error(
      `${text}: There is no ${image} beside the text: correct the path, or put the picture there.`,
      {cause},
    );
  }
  const {name, ext} = parse(file);
  const path = `assets/images/${name}-${digest(content).slice(0, 12)}${ext}`;
  pictures.set(file, {path, content});
  return `/${path}`;
}
