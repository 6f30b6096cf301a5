import {mkdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {vocabularyFile} from '../../lib/contracts';
import type {PageDocument} from './page-document';
import {loadPagefind} from './pagefind.cjs';
import {vocabulary} from './vocabulary';

/** Whether a file belongs to one of Pagefind's ready-made interfaces; ours needs none. */
const isInterface = (file: string) =>
  /^pagefind-(?:ui|modular-ui|component-ui|highlight)\./.test(file);

/** Throws the errors that Pagefind returned, if there are any. */
function orThrow(errors: string[]): void {
  if (errors.length > 0) {
    throw new Error(`The search index could not be made: Pagefind says ${errors.join('; ')}`);
  }
}

/**
 * Writes the search index: Pagefind's, in pieces of which each search loads a few, and the vocabulary beside it.
 *
 * @param documents by path below the site's base
 * @param folder is emptied first
 * @param language of the texts, such as `en`: it decides which forms belong to one word
 */
export async function writeIndex(
  documents: Map<string, PageDocument>,
  folder: string,
  language: string,
): Promise<void> {
  const {createIndex, close} = await loadPagefind();
  await rm(folder, {recursive: true, force: true});
  const {index, errors} = await createIndex({forceLanguage: language});
  orThrow(errors);
  for (const [url, {html}] of documents) {
    orThrow((await index!.addHTMLFile({url, content: html})).errors);
  }
  // If Pagefind writes them itself, it returns before the last is complete, and may leave it empty.
  const answer = await index!.getFiles();
  orThrow(answer.errors);
  await close();

  const write = async (name: string, content: Uint8Array | string) => {
    const file = join(folder, name);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, content);
  };
  for (const {path, content} of answer.files.filter(({path}) => !isInterface(path))) {
    await write(path, content);
  }
  const words = vocabulary([...documents.values()].map((document) => document.words));
  for (const [part, list] of words) {
    await write(vocabularyFile(part), list.join('\n'));
  }
}
