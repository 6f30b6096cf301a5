import {cpSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';

/** The parts of a name such as `main.1f195d9e.js`, of a file of Docusaurus' client: no page names one. */
const hashed = /^((?!site\.|player\.).*\.)([\da-f]{8})(\.(?:js|css))$/;

/**
 * Writes a built site as it would be after a change that touches every file of the client: all have new names, they
 * request each other by those names, and some words of the pages differ.
 *
 * @param site a built site
 * @param target where to write the changed site; a folder that does not exist yet
 * @param words of the pages, each with its replacement
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
  for (const file of files.filter((name) => /\.(?:html|js|css|json)$/.test(name))) {
    let text = readFileSync(file, 'utf8').replace(pattern, other);
    for (const [old, changed] of Object.entries(words)) {
      text = text.replaceAll(old, changed);
    }
    writeFileSync(file, text);
    const [, name, hash, ending] = hashed.exec(basename(file)) ?? [];
    if (hash) {
      renameSync(file, join(dirname(file), name! + other(hash) + ending!));
    }
  }
}
