import {readFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {eachOf} from '../../lib/each-of';
import {digest, digestOfFiles, type FileCache} from '../../cache/cache';

/**
 * From here on the best compression costs a build more than it saves a reader: a tenth of a second for
 * a page, half a minute for a list of ten megabytes.
 */
const large = 512 * 1024;

/** What programs ask for, which do not wait for it: feeds, sitemaps, texts as Markdown and the like. */
const isForPrograms = (file: string) => /\.(?:xml|json|txt|md)$/.test(file);

/** Of Brotli: the best, that for large files, and one that is thirty times as quick, and a tenth larger. */
const qualities = {best: 11, large: 9, quick: 8};

/** What a file is compressed with, beside the quality. */
const code = digestOfFiles([__filename], __dirname);

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Writes a file compressed, beside itself: `.br` and `.gz`.
 *
 * @param file its path
 * @param cache what former builds compressed, by the content
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
 * @param cache what former builds compressed; what nobody needs any more is deleted from it
 * @param isQuick whether the time of the build matters more for a file than its last tenth
 */
export async function compressAll(
  files: string[],
  isQuick: (file: string) => boolean,
  cache: FileCache,
): Promise<void> {
  await eachOf(files, (file) => compress(file, isQuick(file), cache), cpus().length);
  await cache.sweep();
}
