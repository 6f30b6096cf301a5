import {readFile} from 'node:fs/promises';
import {join, sep} from 'node:path';
import {chunksOfPages, readRoutes} from './chunks-of-page';
import type {Page} from './page';

const scriptTag = /<script src="?([^\s">]+)"? defer(?:="")?><\/script>/g;

/** The address of a page, from the name of its file. */
const pathOf = (name: string, baseUrl: string) =>
  baseUrl +
  name
    .split(sep)
    .join('/')
    .replace(/(?:^|(?<=\/))index\.html$|\.html$/, '');

/**
 * Prepares to take the script elements out of pages.
 *
 * @param generatedFilesDir where Docusaurus has written its routes
 * @param baseUrl of the site
 * @param filesOfChunk the names of the files of a chunk, by its name
 * @returns takes the elements out of a page, which is changed in place, and gives the addresses of all
 *   scripts that its first render needs, those of the elements first
 */
export async function scriptTaker(
  generatedFilesDir: string,
  baseUrl: string,
  filesOfChunk: Map<string, string[]>,
): Promise<(page: Page) => string[]> {
  const generated = (name: string) => readFile(join(generatedFilesDir, name), 'utf8');
  const routes = readRoutes(await generated('routes.js'));
  const chunkNames = JSON.parse(await generated('routesChunkNames.json')) as Parameters<
    typeof chunksOfPages
  >[1];
  const chunksOf = chunksOfPages(routes, chunkNames);
  return (page) => {
    const entries = [...page.html.matchAll(scriptTag)].map(([, address]) => address!);
    const own = chunksOf(pathOf(page.name, baseUrl)).flatMap((chunk) =>
      (filesOfChunk.get(chunk) ?? []).map((file) => baseUrl + file),
    );
    page.html = page.html.replace(scriptTag, '');
    return [...new Set([...entries, ...own])];
  };
}
