import {readFileSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';
import {flattenRoutes} from '@docusaurus/utils';
import {escapeRegexp} from '../lib/escape-regexp';
import {Parser} from '../lib/es-packages.cjs';
import {articleAttribute, postTextId} from '../lib/contracts';
import type {Props} from './output';

// Helpers for every step of pipeline.ts that reads built pages: which files there are, the path of each page, and
// the parts of a page. Steps read one page after the other and keep none: there may be thousands.

/** The names of all files of a built site, sorted, relative to its folder and with slashes. */
export async function filesOf(outDir: string): Promise<string[]> {
  const entries = await readdir(outDir, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(outDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

export const isPage = (file: string): boolean => file.endsWith('.html');

/** The routes of pages that may be found, without the not-found page and pages that ask not to be indexed. */
export const findableRoutes = ({
  routes,
  routesBuildMetadata,
}: Pick<Props, 'routes' | 'routesBuildMetadata'>) =>
  routes
    .flatMap((route) => flattenRoutes([route]).map((page) => ({...page, plugin: route.plugin})))
    .filter(({path}) => !/\.html$|\*/.test(path) && !routesBuildMetadata[path]?.noIndex);

/** The file of a page, or of anything published beside it, by its path. */
export const fileOf = (path: string, baseUrl: string): string =>
  path.slice(baseUrl.length) + (path.endsWith('/') ? 'index.html' : '');

/** Reads a page synchronously: waiting for another thread takes longer than reading a small file. */
export const readPage = (outDir: string, file: string): string =>
  readFileSync(join(outDir, file), 'utf8');

/** Tags that steps read or replace, as Docusaurus and its minifier write them: quotes may be left out. */
export const tags = {
  charset: /<meta charset="?[\w-]+"? ?\/?>/i,
  /** The links to the style sheets of a folder, with the name of each file. */
  styleSheets: (folder: string): RegExp =>
    new RegExp(`<link rel="?stylesheet"? href="?${escapeRegexp(folder)}([\\w.~-]+)"? ?/?>`, 'g'),
};

/**
 * Returns the inner HTML, unchanged, of the first element of a page whose attributes match, or `null` if there is none.
 * Its end tag has to be written, as it is for all elements that hold text. The page is only read tag by tag: a tree of
 * all of it takes ten times as long, and callers can build one of the part.
 */
export function innerHtml(
  html: string,
  matches: (attributes: Record<string, string>) => boolean,
): string | null {
  let start: number | undefined;
  let end: number | undefined;
  let element = '';
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (start === undefined && matches(attributes)) {
        start = parser.endIndex + 1;
        element = name;
      }
      depth += start !== undefined && name === element ? 1 : 0;
    },
    onclosetag(name) {
      depth -= start !== undefined && name === element ? 1 : 0;
      if (start !== undefined && depth === 0) {
        end = parser.startIndex;
        // Skip the rest of the page.
        parser.pause();
      }
    },
  });
  parser.end(html);
  return start === undefined ? null : html.slice(start, end);
}

/** The text of a page (a post, a doc or a Markdown page) as it is written there; `null` if it has none. */
export const articleOf = (html: string): string | null =>
  innerHtml(html, ({id, ...attributes}) => id === postTextId || articleAttribute in attributes);
