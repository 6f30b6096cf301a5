import {readFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {eachOf} from '../../lib/each-of';
import {digest, digestOfFiles, type FileCache} from '../../cache/cache';
import {pagePath} from '../../lib/page-path';

/** Whether a file shrinks when compressed: pictures, sound and fonts already are. */
export const isText = (file: string): boolean =>
  /\.(?:css|html|js|json|md|svg|txt|vtt|wasm|xml)$/.test(file);

/** How many of each blog's newest posts are worth the best compression, which takes a tenth of a second each. */
const newest = 50;

/** Paths of the older posts, which few people read any more. */
export function olderPosts(blogs: Array<Array<{permalink: string; date: Date}>>): Set<string> {
  return new Set(
    blogs.flatMap((posts) =>
      [...posts]
        .sort((a, b) => b.date.getTime() - a.date.getTime())
        .slice(newest)
        .map(({permalink}) => pagePath(permalink)),
    ),
  );
}

/**
 * Whether a file belongs to an older post, beside its page or its Markdown alternate, or to a later page of a list:
 * there are as many of these as there are posts.
 *
 * @param path with the base of the site
 */
export const isSeldomRead = (older: Set<string>, path: string): boolean =>
  older.has(path.replace(/[^/]*$/, '')) ||
  older.has(path.replace(/\.md$/, '/')) ||
  /\/page\/\d+\/[^/]*$/.test(path);

/**
 * The size in bytes from which the best compression costs a build more than it saves a reader: a tenth of a second
 * for a page, half a minute for a list of ten megabytes.
 */
const large = 512 * 1024;

/** Whether a file is for programs, which do not wait for it: feeds, sitemaps, Markdown alternates and the like. */
const isForPrograms = (file: string) => /\.(?:xml|json|txt|md)$/.test(file);

/** Brotli qualities: the best, one for large files, and one that is thirty times as quick and a tenth larger. */
const qualities = {best: 11, large: 9, quick: 8};

/** A digest of the code that compresses, which determines the output along with the quality. */
const code = digestOfFiles([__filename], __dirname);

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Writes compressed copies of a file beside it: `.br` and `.gz`.
 *
 * @param file its path
 * @param cache what former builds compressed, by content
 */
async function compress(file: string, isQuick: boolean, cache: FileCache): Promise<void> {
  const content = readFileSync(file);
  const quality =
    qualities[
      isQuick ? 'quick' : content.length >= large || isForPrograms(file) ? 'large' : 'best'
    ];
  const name = digest(code, content);
  await cache.place(`${name}-${quality}.br`, `${file}.br`, () =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  );
  await cache.place(`${name}.gz`, `${file}.gz`, () => zip(content, {level: 9}));
}

/**
 * Compresses files, as many at a time as the machine has processors.
 *
 * @param cache what former builds compressed; entries that nobody needs any more are deleted
 * @param isQuick whether the time of the build matters more for a file than the last tenth of its size
 */
export async function compressAll(
  files: string[],
  isQuick: (file: string) => boolean,
  cache: FileCache,
): Promise<void> {
  await eachOf(files, (file) => compress(file, isQuick(file), cache), cpus().length);
  await cache.sweep();
}
