import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {noteAttribute, noteBackAttribute, postExtrasAttribute} from '../../lib/contracts';
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
  `[${postExtrasAttribute}]`,
];

/** Whether a file belongs to an interface of Pagefind's, or to its worker: the site script needs none. */
const isUnused = (file: string) => /^pagefind-(?!entry\.json)/.test(file);

/**
 * Goes before Pagefind's code, which reports only to the console that a piece of the index is missing, and finds less. All
 * its requests use this `fetch`, because it is in their module; the page keeps its own.
 */
const countingFetch = `export let failures = 0;
async function fetch(address) {
  const response = await globalThis.fetch(address).catch(() => Response.error());
  failures += response.ok ? 0 : 1;
  return response;
}
`;

/** Throws the errors that Pagefind answers with, if there are any. */
function checked<Answer extends {errors: string[]}>(answer: Answer): Answer {
  if (answer.errors.length > 0) {
    throw new Error(
      `The search index could not be made: Pagefind says ${answer.errors.join('; ')}`,
    );
  }
  return answer;
}

/**
 * Writes the search index, in pieces of which each search loads a few.
 *
 * @param documents the path of each page below the site's base, and what `pageDocument` makes of it
 * @param language of the texts, such as `en`: it decides which forms belong to one word
 */
export async function writeIndex(
  documents: Array<[path: string, html: string]>,
  folder: string,
  language: string,
): Promise<void> {
  const {createIndex, close} = await loadPagefind();
  const {index} = checked(
    await createIndex({
      forceLanguage: language,
      excludeSelectors: notText,
      // Those of C++ and C#.
      includeCharacters: '+#',
    }),
  );
  for (const [url, content] of documents) {
    checked(await index!.addHTMLFile({url, content}));
  }
  // If Pagefind writes them itself, it returns before the last is complete, and may leave it empty.
  const {files} = checked(await index!.getFiles());
  await close();
  for (const {path, content} of files.filter(({path}) => !isUnused(path))) {
    const file = join(folder, path);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, path === 'pagefind.js' ? [countingFetch, content] : content);
  }
}
