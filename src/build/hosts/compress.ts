import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import {digest, digestOfFiles, type KeptFiles} from '../../cache/keep';

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
const code = digestOfFiles(
  ['compress.ts', 'compress-worker.cjs'].map((name) => join(__dirname, name)),
  __dirname,
);

type Encode = (ending: 'br' | 'gz', content: Buffer, quality: number) => Promise<Buffer>;

/**
 * A thread that compresses. What an encoder needs counts as memory of the thread that it is called from, and so much
 * of it has V8 collect garbage: a thing of no time in a thread that holds nothing, but not in that of the build.
 */
function encoder(): {encode: Encode; end: () => Promise<void>} {
  let worker: Worker | undefined;
  return {
    async encode(ending, content, quality) {
      worker ??= new Worker(join(__dirname, 'compress-worker.cjs'));
      const answer = once(worker, 'message') as Promise<[Uint8Array]>;
      worker.postMessage({ending, content, quality});
      const [encoded] = await answer;
      return Buffer.from(encoded);
    },
    end: async () => {
      await worker?.terminate();
    },
  };
}

/**
 * Writes a file compressed, beside itself: `.br` and `.gz`.
 *
 * @param file its path
 * @param kept what former builds compressed, by the content
 */
async function compress(
  file: string,
  isQuick: boolean,
  kept: KeptFiles,
  encode: Encode,
): Promise<void> {
  const content = readFileSync(file);
  const quality =
    qualities[
      isQuick ? 'quick' : content.length >= large || isForPrograms(file) ? 'large' : 'best'
    ];
  const name = digest(code, content);
  await kept.place(`${name}-${quality}.br`, `${file}.br`, () => encode('br', content, quality));
  await kept.place(`${name}.gz`, `${file}.gz`, () => encode('gz', content, quality));
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
    const {encode, end} = encoder();
    try {
      for (let file = left.pop(); file !== undefined; file = left.pop()) {
        await compress(file, isQuick(file), kept, encode);
      }
    } finally {
      await end();
    }
  };
  await Promise.all(cpus().map(work));
  await kept.sweep();
}
