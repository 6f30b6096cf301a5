import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {getHtmlMinifier, type HtmlMinifierType} from '@docusaurus/bundler';
import {eachOf} from '../../lib/each-of';
import {digest, type Cache} from '../../cache/cache';
import {readPage} from '../pages';

/** Of Docusaurus, for its rendering threads. */
const setting = 'SKIP_HTML_MINIFICATION';

/**
 * Has Docusaurus leave pages as they are rendered, where it renders them in threads, as it does those of a large
 * site. It reads its setting when it is loaded: in the thread that this runs in, it did that before.
 */
export function leavePagesToUs(): void {
  process.env[setting] = 'true';
}

/** Docusaurus's template begins in capital letters, which its minifier makes small. */
const asRendered = Buffer.from('<!DOCTYPE html>');

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);

/**
 * Minifies, as Docusaurus does, the pages that it has left as they are rendered; those that a former build minified
 * are only read: no other step takes a build as long with a page that has not changed.
 *
 * Where somebody has set `SKIP_HTML_MINIFICATION` for the build, pages stay as they are rendered.
 *
 * @param names of the files of pages, from `outDir` on
 * @param basis what pages are minified by, and of which language they are
 * @returns what the minifier warns of, with the name of the page
 * @throws Error where a page cannot be minified, with its name
 */
export async function minifyPages(
  outDir: string,
  names: readonly string[],
  type: HtmlMinifierType,
  basis: string,
  cache: Cache,
): Promise<string[]> {
  const {minify} = await getHtmlMinifier({type});
  const warnings: string[] = [];
  await eachOf(names, async (name) => {
    const file = join(outDir, name);
    const html = readPage(outDir, name);
    if (!startsWith(html, asRendered)) {
      return;
    }
    const from = Buffer.from(digest(html));
    // By the page, or the cache would grow with each build.
    const entry = digest(basis, name);
    const known = cache.read(entry);
    if (known && startsWith(known, from)) {
      writeFileSync(file, known.subarray(from.length));
      return;
    }
    const minified = await minify(html.toString()).catch((error: unknown) => {
      throw new Error(`${name} cannot be minified.`, {cause: error});
    });
    warnings.push(...minified.warnings.map((warning) => `${name}: ${warning}`));
    writeFileSync(file, minified.code);
    // What it warns of, it is to warn of again.
    if (minified.warnings.length === 0) {
      cache.write(entry, Buffer.concat([from, Buffer.from(minified.code)]));
    }
  });
  return warnings;
}
