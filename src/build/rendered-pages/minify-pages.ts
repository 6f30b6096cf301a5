import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {getHtmlMinifier, type HtmlMinifierType} from '@docusaurus/bundler';
import {eachOf} from '../../lib/each-of';
import {digest, type Cache} from '../../cache/cache';
import {readPage} from '../pages';

/** A setting of Docusaurus, for its rendering threads. */
const setting = 'SKIP_HTML_MINIFICATION';

/**
 * Makes Docusaurus leave pages unminified when it renders them in threads, as it does for a large site. It reads
 * the setting when it is loaded, which has already happened in this thread.
 */
export function leavePagesToUs(): void {
  process.env[setting] = 'true';
}

/** Docusaurus's template begins in capital letters, which its minifier turns into lower case. */
const asRendered = Buffer.from('<!DOCTYPE html>');

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);

/**
 * Minifies, as Docusaurus does, the pages that it has left as rendered. Those that a former build minified are
 * only read: no other step takes a build as long for a page that has not changed.
 *
 * If somebody has set `SKIP_HTML_MINIFICATION` for the build, pages stay as they are rendered.
 *
 * @param names of the files of pages, relative to `outDir`
 * @param basis identifies what pages are minified by, and their language
 * @returns the warnings of the minifier, with the name of the page
 * @throws Error with the name of a page that cannot be minified
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
    // Name the entry after the page, or the cache would grow with each build.
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
    // Do not cache a page with warnings, so that they are repeated.
    if (minified.warnings.length === 0) {
      cache.write(entry, Buffer.concat([from, Buffer.from(minified.code)]));
    }
  });
  return warnings;
}
