import {readFileSync, statSync} from 'node:fs';
import {dirname, isAbsolute, join, parse} from 'node:path';
import {isPicture} from '../../content/preview-picture';
import {decoded} from '../../lib/addresses';
import {shorten, slugify} from '../slug';

/** Finds a file by its path from a document, or from a folder around it. */
function find(path: string, folder: string): string | undefined {
  const places = [join(folder, path), join(folder, 'static', path)];
  const found = places.find((one) => statSync(one, {throwIfNoEntry: false})?.isFile());
  const isLast = !isAbsolute(path) || folder === dirname(folder);
  return found === undefined && !isLast ? find(path, dirname(folder)) : found;
}

/**
 * Collects pictures of a document in `files`, by their names, which words about them give.
 *
 * @returns a function that takes one, and gives its path beside the post; undefined if it is none that browsers show
 */
export function takeInto(files: Record<string, Buffer>, document: string) {
  return (url: string, words: string): string | undefined => {
    const [, type = '', data] = /^data:image\/([\w-]+).*?;base64,(.*)$/s.exec(url) ?? [];
    const path =
      data === undefined
        ? find(decoded(url.replace(/[?#].*/s, '')), dirname(document))
        : `image.${type.replace('jpeg', 'jpg')}`;
    const content = data === undefined ? path && readFileSync(path) : Buffer.from(data, 'base64');
    if (!path || !content || !isPicture(path, content)) {
      return undefined;
    }
    const {name, ext} = parse(path.toLowerCase());
    const base = shorten(slugify(words)) || slugify(name) || 'picture';
    const [same] = Object.entries(files).find(([, other]) => other.equals(content)) ?? [];
    let file = same ?? base + ext;
    for (let number = 2; files[file]?.equals(content) === false; number += 1) {
      file = `${base}-${number}${ext}`;
    }
    files[file] = content;
    return `./${file}`;
  };
}
