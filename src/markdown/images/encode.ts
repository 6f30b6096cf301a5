import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join, parse} from 'node:path';
import sharp, {type OutputInfo} from 'sharp';
import {keepFile} from '../../cache/cache';
import {columns} from '../../lib/columns';
import {widest, widthsOf} from './layout';

/** A file made from a picture. Its name changes whenever its bytes do. */
type Variant = {
  /** Its path, in the folder given to `encode`. */
  file: string;
  /** In pixels. */
  width: number;
};

/** A picture as a page shows it. */
export type Picture = {
  /** Width of the `<img>` in CSS pixels, after rotation; omitted if it cannot be read. */
  width?: number;
  height?: number;
  /** In AVIF, ascending in width; none of a picture that is served as it is or moves. */
  avif: Variant[];
  /** What the `<img>` itself shows: WebP, or the picture as it is. */
  shown: Variant;
  /** Why it is served unchanged and what to do, if that is a drawback: continues "The picture x". */
  doubt?: string;
};

/**
 * How pictures are encoded. A PNG or GIF is assumed to be a drawing or screenshot: its one-pixel edges and
 * coloured letters show every loss, most of all chroma subsampling (4:2:0). A photograph lost that detail when the
 * camera saved it.
 *
 * One more step of effort makes the AVIF of a photograph 7% smaller in three times the time. That of a drawing needs it:
 * it would be half as large again. The WebP, which few readers get, is made as fast as can be.
 */
const settings = {
  drawing: {
    avif: {quality: 65, chromaSubsampling: '4:4:4', effort: 1, tune: 'ssim'},
    webp: {nearLossless: true, quality: 60, effort: 0},
  },
  photograph: {
    avif: {quality: 50, chromaSubsampling: '4:2:0', effort: 0, tune: 'auto'},
    webp: {quality: 75, effort: 0},
  },
  animation: {quality: 75, mixed: true},
} as const;

/** What each file name depends on besides the picture: a change to any of it makes new files. */
const recipe = JSON.stringify([
  sharp.versions.sharp,
  columns,
  // Includes the settings above.
  ...['encode.ts', 'layout.ts'].map((name) => readFileSync(join(__dirname, name), 'utf8')),
]);

/** Maximum pixels of a picture, over all its frames: these take a minute or so to encode. */
const most = {still: 60_000_000, moving: 8_000_000};

/** Whether a PNG is an animation, as it says before its first frame, the only one that `sharp` sees. */
const isMovingPng = (bytes: Buffer) =>
  bytes.subarray(1, 4).toString('latin1') === 'PNG' &&
  bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');

let last: Promise<unknown> = Promise.resolve();

/** Does work once all that was asked for before is done: a hundred decoded pictures would fill the memory. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/**
 * Makes the files that a page needs for a picture, in AVIF in two widths and in WebP: upright, in sRGB, without metadata (a camera's
 * includes its location). An animation becomes WebP; SVGs, and animations in PNG, are kept as they are.
 *
 * A picture that cannot be encoded, or would take minutes, is served unchanged, and `doubt` says why: browsers
 * show many files that no encoder reads.
 *
 * @param path of the picture
 * @param folder where the files are kept between builds
 */
export const encode = (path: string, folder: string): Promise<Picture> =>
  inTurn(() => encodeNow(path, folder));

type Size = {width: number; height: number};

async function encodeNow(path: string, folder: string): Promise<Picture> {
  const bytes = await readFile(path);
  const hash = createHash('sha256').update(bytes).update(recipe).digest('hex').slice(0, 12);
  const {name, ext} = parse(path);
  const variant = async (
    width: number,
    ending: string,
    encoded: () => Promise<Buffer>,
  ): Promise<Variant> => {
    // In a `srcset`, a space or a comma would end the address.
    const file = join(folder, `${name.replace(/[^\w-]+/g, '-')}-${width}-${hash}.${ending}`);
    return {width, file: await keepFile(file, encoded)};
  };
  const asItIs = async (size: Size | undefined, doubt?: string): Promise<Picture> => ({
    ...size,
    avif: [],
    // Another name than that of a file of this size that can be made.
    shown: await variant(doubt === undefined ? size!.width : 0, ext.slice(1).toLowerCase(), () =>
      Promise.resolve(bytes),
    ),
    doubt,
  });

  let size: Size | undefined;
  try {
    const {format, pages = 1, autoOrient} = await sharp(bytes).metadata();
    size = autoOrient;
    if (format === 'svg' || isMovingPng(bytes)) {
      return await asItIs(size);
    }
    const isMoving = pages > 1;
    const kind = settings[format === 'png' || format === 'gif' ? 'drawing' : 'photograph'];
    const width = Math.min(size.width, widest);
    const height = Math.max(1, Math.round((size.height * width) / size.width));
    // The build accepts small faults that browsers accept, too.
    const resized = sharp(bytes, {
      animated: isMoving,
      failOn: 'error',
      limitInputPixels: most[isMoving ? 'moving' : 'still'],
    })
      .autoOrient()
      .resize({width});
    let pixels: Promise<{data: Buffer; info: OutputInfo}> | undefined;
    /** The picture in a width, decoded once for all. */
    const at = async (width: number) => {
      const {data, info} = await (pixels ??= resized.raw().toBuffer({resolveWithObject: true}));
      return sharp(data, {raw: info}).resize({width});
    };
    if (isMoving) {
      const moving = () => resized.webp(settings.animation).toBuffer();
      return {width, height, avif: [], shown: await variant(width, 'webp', moving)};
    }
    const [avif, shown] = await Promise.all([
      Promise.all(
        widthsOf(size.width).map((w) =>
          variant(w, 'avif', async () => (await at(w)).avif(kind.avif).toBuffer()),
        ),
      ),
      // Feed readers show it, and the few browsers that know no AVIF.
      variant(width, 'webp', async () => (await at(width)).webp(kind.webp).toBuffer()),
    ]);
    return {width, height, avif, shown};
  } catch (error) {
    return asItIs(
      size,
      `cannot be encoded (${(error as Error).message}), so it is served as it is: open it in an image editor, and save it as PNG, JPEG, WebP, AVIF, GIF or SVG, ${widest} pixels wide or little more.`,
    );
  }
}
