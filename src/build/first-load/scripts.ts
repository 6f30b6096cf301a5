import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {pathOf, tags} from '../pages';
import {chunksOfPages, readRoutes} from './chunks-of-page';

/**
 * Creates a function that finds the scripts of a page, which are in its elements or are requested by those.
 *
 * @param generatedFilesDir where Docusaurus has written its routes
 * @param baseUrl of the site
 * @param filesOfChunk the names of the files of a chunk, by its name
 * @returns a function that gives the addresses of all scripts for the first render, those in its elements first
 */
export async function scriptFinder(
  generatedFilesDir: string,
  baseUrl: string,
  filesOfChunk: Map<string, string[]>,
): Promise<(file: string, html: string) => string[]> {
  const generated = (name: string) => readFile(join(generatedFilesDir, name), 'utf8');
  const routes = readRoutes(await generated('routes.js'));
  const chunkNames = JSON.parse(await generated('routesChunkNames.json')) as Parameters<
    typeof chunksOfPages
  >[1];
  const chunksOf = chunksOfPages(routes, chunkNames);
  return (file, html) => {
    const entries = [...html.matchAll(tags.script)].map(([, address]) => address!);
    const path = pathOf(file, baseUrl).replace(/\.html$/, '');
    const own = chunksOf(path).flatMap((chunk) =>
      (filesOfChunk.get(chunk) ?? []).map((script) => baseUrl + script),
    );
    return [...new Set([...entries, ...own])];
  };
}
