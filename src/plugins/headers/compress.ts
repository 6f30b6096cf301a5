import {readFileSync, writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {digest, type KeptFiles} from '../kept-work/keep';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * From here on the best compression costs a build more than it saves a reader: a tenth of a second for
 * a page, half a minute for a list of ten megabytes.
 */
const large = 512 * 1024;

/** What programs ask for, again and again, and are told that it has not changed: feeds, sitemaps and the like. */
const isForPrograms = (file: string) => /\.(?:xml|json|txt)$/.test(file);

/** Of Brotli: the best, that for large files, and one that is thirty times as quick, and a tenth larger. */
const qualities = {best: 11, large: 9, quick: 8};

/**
 * Writes a file compressed, beside itself: `.br` and `.gz`.
 *
 * @param file its path
 * @param kept what former builds compressed, by the content
 */
async function compress(file: string, isQuick: boolean, kept: KeptFiles): Promise<void> {
  const content = readFileSync(file);
  const quality =
    qualities[
      isQuick ? 'quick' : content.length >= large || isForPrograms(file) ? 'large' : 'best'
    ];
  const name = digest(content);
  const write = async (ending: string, entry: string, encode: () => Promise<Buffer>) => {
    if (!kept.copy(entry, file + ending)) {
      const encoded = await encode();
      writeFileSync(file + ending, encoded);
      kept.write(entry, encoded);
    }
  };
  await Promise.all([
    write('.br', `${name}-${quality}.br`, () =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    ),
    write('.gz', `${name}.gz`, () => zip(content, {level: 9})),
  ]);
}

/**
 * Compresses files, as many at a time as the machine has processors.
 *
 * @param kept what former builds compressed; what nobody needs any more is deleted from it
 * @param isQuick whether the time of the build matters more for a file than its last tenth
 */
export async function compressAll(
  files: string[],
  isQuick: (file: string) => boolean,
  kept: KeptFiles,
): Promise<void> {
  const left = [...files];
  const work = async () => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      await compress(file, isQuick(file), kept);
    }
  };
  await Promise.all(cpus().map(work));
  await kept.sweep();
}
