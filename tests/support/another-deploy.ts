import {cpSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';

/** A name such as `main.1f195d9e.js`, apart. */
const hashed = /^(.*\.)([\da-f]{8})(\.(?:js|css))$/;

/**
 * Writes what a built site would be after a change that touches every file: other names for all scripts
 * and styles, asked for under them by pages and scripts, and other words in a page.
 *
 * @param site a built site
 * @param target where to write the other; a folder that is not there yet
 * @param words of the pages, each with what stands in its place
 */
export function writeAnotherDeploy(
  site: string,
  target: string,
  words: Record<string, string>,
): void {
  cpSync(site, target, {recursive: true});
  const files = readdirSync(target, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => join(parentPath, name));
  const other = (hash: string) => hash.slice(4) + hash.slice(0, 4);
  const hashes = new Set(files.flatMap((file) => hashed.exec(basename(file))?.[2] ?? []));
  const pattern = new RegExp(`\\b(?:${[...hashes].join('|')})\\b`, 'g');
  for (const file of files.filter((name) => /\.(?:html|js|css)$/.test(name))) {
    let text = readFileSync(file, 'utf8').replace(pattern, other);
    if (file.endsWith('.html')) {
      for (const [old, changed] of Object.entries(words)) {
        text = text.replaceAll(old, changed);
      }
    }
    writeFileSync(file, text);
    const [, name, hash, ending] = hashed.exec(basename(file)) ?? [];
    if (hash) {
      renameSync(file, join(dirname(file), name! + other(hash) + ending!));
    }
  }
}
