import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {readingScript, textChunk, type Needs} from '../../lib/contracts';
import {pathOf, tags} from '../pages';
import {chunksOfPages, readRoutes} from './chunks-of-page';

/** Parts of pages that Docusaurus names by their modules, each with its chunk. */
const entry = /^ {2}"([^"]+)": \[\(\) => import\([^"]*"\1" \*\/ "([^"]+)"\)/gm;

/** Pages of the theme that readers use as soon as they open them. */
const used = new Set(['@theme/SearchPage']);

/** Whether a part of a page is of the theme, which writes pages that are complete without scripts, or is data. */
const isComplete = (request: string) =>
  (request.startsWith('@theme/') && !used.has(request)) || /\.(?:json|mdx?\?.*)$/.test(request);

type Site = {
  /** Where Docusaurus has written its routes. */
  generatedFilesDir: string;
  baseUrl: string;
  /** Whether code of its owner's runs on every page. */
  hasOwnScripts: boolean;
};

/**
 * Creates a function that finds the scripts of a page, which are in its elements or are requested by those.
 *
 * @param filesOfChunk the names of the files of a chunk, by its name
 * @returns a function that gives the addresses of all scripts for the first render, those in its elements first,
 *   and whether the page is used as soon as it is opened
 */
export async function scriptFinder(
  {generatedFilesDir, baseUrl, hasOwnScripts}: Site,
  filesOfChunk: Map<string, string[]>,
): Promise<(file: string, html: string) => Omit<Needs, 'styles'>> {
  const generated = (name: string) => readFile(join(generatedFilesDir, name), 'utf8');
  const routes = readRoutes(await generated('routes.js'));
  const chunkNames = JSON.parse(await generated('routesChunkNames.json')) as Parameters<
    typeof chunksOfPages
  >[1];
  const chunksOf = chunksOfPages(routes, chunkNames);
  const requests = new Map(
    [...(await generated('registry.js')).matchAll(entry)].map(([, name, request]) => [
      name!,
      request!,
    ]),
  );
  return (file, html) => {
    const entries = [...html.matchAll(tags.script)].map(([, address]) => address!);
    const isOfReading = (address: string) => address.startsWith(`${baseUrl}${readingScript}`);
    const path = pathOf(file, baseUrl).replace(/\.html$/, '');
    const chunks = chunksOf(path);
    const own = chunks.flatMap((chunk) =>
      (filesOfChunk.get(chunk) ?? []).map((script) => baseUrl + script),
    );
    // A text needs no code if the page has it with its data, or if its code is another chunk.
    const isWritten = (chunk: string) =>
      isComplete(requests.get(chunk) ?? '') ||
      html.includes(`"text":"${chunk}"`) ||
      filesOfChunk.has(textChunk(chunk));
    return {
      reading: entries.filter(isOfReading),
      scripts: [...new Set([...entries, ...own])].filter((address) => !isOfReading(address)),
      // The not-found page asks the host.
      atOnce:
        hasOwnScripts || file === '404.html' || chunks.length === 0 || !chunks.every(isWritten),
    };
  };
}
