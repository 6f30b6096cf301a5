import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {cpus} from 'node:os';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

/** The endings of files that shrink when compressed: pictures, sound and fonts already are. */
export const textEndings = [
  ...['css', 'html', 'js', 'json', 'md', 'mjs', 'svg', 'txt', 'vtt', 'wasm', 'webmanifest', 'xml'],
];
const texts = new RegExp(`\\.(?:${textEndings.join('|')})$`);

/** Whether a file shrinks when compressed. */
export const isText = (file: string): boolean => texts.test(file);

/**
 * How hard Brotli tries. The last step, 11, takes two and a half times as long for 2% of the bytes. Programs, which read what
 * is neither a page nor a part of one, do not wait for it.
 */
const qualityOf = (file: string) => (/\.(?:css|js|wasm|html|svg)$/.test(file) ? 10 : 8);

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualityOf(file),
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await brotli(content, {params}));
  await writeFile(`${file}.gz`, await zip(content, {level: 9}));
}

/** Writes compressed copies beside files, `.br` and `.gz`: as many at a time as the machine has processors. */
export async function compressAll(files: string[]): Promise<void> {
  const left = files.values();
  const work = async () => {
    for (const file of left) {
      await compress(file);
    }
  };
  await Promise.all(cpus().map(work));
}
