import {readFile, writeFile} from 'node:fs/promises';
import {cpus} from 'node:os';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * From here on the best compression costs a build more than it saves a reader: a tenth of a second for
 * a page, half a minute for a list of ten megabytes.
 */
const large = 512 * 1024;

/**
 * Writes a file compressed, beside itself: `.br` and `.gz`.
 *
 * @param file its path
 */
async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.length < large ? 11 : 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    zip(content, {level: 9}),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Compresses files, as many at a time as the machine has processors. */
export async function compressAll(files: string[]): Promise<void> {
  const left = [...files];
  const work = async () => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      await compress(file);
    }
  };
  await Promise.all(cpus().map(work));
}
