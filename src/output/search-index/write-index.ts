import {mkdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {noteAttribute, noteBackAttribute, surroundingsAttribute} from '../../lib/contracts';
import {loadPagefind} from '../../lib/es-packages.cjs';

/** Parts of a text that are only for the eye or the mouse, or are about other texts. */
const notText = [
  'h1',
  'button',
  'fieldset',
  'output',
  'figcaption details',
  'figcaption small',
  '[aria-hidden=true]',
  '.hash-link',
  `[${noteAttribute}]`,
  `[${noteBackAttribute}]`,
  `[${surroundingsAttribute}]`,
];

/** Whether a file belongs to an interface of Pagefind's, or to its worker: the site script needs none. */
const isUnused = (file: string) => /^pagefind-(?!entry\.json)/.test(file);

/** Throws the errors that Pagefind returned, if there are any. */
function orThrow(errors: string[]): void {
  if (errors.length > 0) {
    throw new Error(`The search index could not be made: Pagefind says ${errors.join('; ')}`);
  }
}

/**
 * Writes the search index, in pieces of which each search loads a few.
 *
 * @param documents what `pageDocument` makes of the pages, by path below the site's base
 * @param folder is emptied first
 * @param language of the texts, such as `en`: it decides which forms belong to one word
 */
export async function writeIndex(
  documents: Map<string, string>,
  folder: string,
  language: string,
): Promise<void> {
  const {createIndex, close} = await loadPagefind();
  await rm(folder, {recursive: true, force: true});
  const {index, errors} = await createIndex({
    forceLanguage: language,
    excludeSelectors: notText,
    // Those of C++ and C#.
    includeCharacters: '+#',
  });
  orThrow(errors);
  for (const [url, content] of documents) {
    orThrow((await index!.addHTMLFile({url, content})).errors);
  }
  // If Pagefind writes them itself, it returns before the last is complete, and may leave it empty.
  const answer = await index!.getFiles();
  orThrow(answer.errors);
  await close();
  for (const {path, content} of answer.files.filter(({path}) => !isUnused(path))) {
    const file = join(folder, path);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, content);
  }
}
