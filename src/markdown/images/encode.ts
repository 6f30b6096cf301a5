import {createHash, randomUUID} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {access, mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join, parse} from 'node:path';
import sharp, {type Metadata, type Sharp} from 'sharp';
import {fallbackWidth, widest, widthsOf} from './layout';

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
  /** Sources before the `<img>`, best first; the variants of each ascend in width. */
  sources: Array<{type: 'image/avif' | 'image/webp'; variants: Variant[]}>;
  /** What the `<img>` itself shows. */
  fallback: Variant;
  /** Why it is served unchanged and what to do, if that is a drawback: continues "The picture x". */
  doubt?: string;
};

/**
 * How pictures are encoded. A PNG or GIF is assumed to be a drawing or screenshot: its one-pixel edges and
 * coloured letters show every loss, most of all chroma subsampling (4:2:0). A photograph lost that detail when the
 * camera saved it.
 */
const settings = {
  avif: {
    drawing: {quality: 65, chromaSubsampling: '4:4:4', effort: 4},
    photograph: {quality: 55, chromaSubsampling: '4:2:0', effort: 4},
  },
  webp: {
    // A PNG may be a photograph after all: the smaller of the two is kept.
    drawing: [
      {nearLossless: true, quality: 60},
      {quality: 85, smartSubsample: true},
    ],
    photograph: [{quality: 78, smartSubsample: true}],
  },
  animation: {quality: 75, mixed: true},
  jpeg: {quality: 80, mozjpeg: true},
  png: {compressionLevel: 9},
} as const;

/** What each file name depends on besides the picture: a change to any of it makes new files. */
const recipe = JSON.stringify([
  sharp.versions.sharp,
  // Includes the settings above.
  ...['encode.ts', 'layout.ts'].map((name) => readFileSync(join(__dirname, name), 'utf8')),
]);

const savedAs = 'save it as PNG, JPEG, WebP, AVIF, GIF or SVG';

/** Maximum pixels of a picture, over all its frames: these take a minute or so to encode. */
const most = {still: 60_000_000, moving: 8_000_000};

/** Whether a PNG, WebP or AVIF is an animation, which is kept as it is. */
function isAnimation(bytes: Buffer, {format, pages = 1}: Metadata): boolean {
  switch (format) {
    case 'png':
      // An animated PNG says so before its first frame, the only one that other decoders see.
      return bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');
    case 'heif':
      return bytes.subarray(8, 12).toString('latin1') === 'avis';
    default:
      return format === 'webp' && pages > 1;
  }
}

const running = new Map<string, Promise<string>>();

/**
 * Makes a file unless it exists; once, however many callers ask at the same time. It appears complete or not at
 * all, so that another build never finds a partial file.
 */
function make(file: string, encoded: () => Promise<Buffer>): Promise<string> {
  const makeNow = async () => {
    try {
      await access(file);
    } catch {
      const unfinished = `${file}.${randomUUID()}`;
      await writeFile(unfinished, await encoded());
      await rename(unfinished, file);
    }
    return file;
  };
  const made =
    running.get(file) ??
    makeNow().finally(() => {
      running.delete(file);
    });
  running.set(file, made);
  return made;
}

async function smallest(buffers: Array<Promise<Buffer>>): Promise<Buffer> {
  const [first, ...rest] = await Promise.all(buffers);
  return rest.reduce((least, buffer) => (buffer.length < least.length ? buffer : least), first!);
}

/**
 * Makes the files that a page needs for a picture, in AVIF, in WebP and in a format that everything reads:
 * upright, in sRGB, without metadata (a camera's includes its location). An animated GIF becomes WebP, unless it
 * is long; other animations, and SVGs, are kept as they are.
 *
 * A picture that cannot be encoded, or would take minutes, is served unchanged, and `doubt` says why: browsers
 * show many files that no encoder reads.
 *
 * @param path of the picture
 * @param folder where the files are kept between builds
 */
export async function encode(path: string, folder: string): Promise<Picture> {
  const bytes = await readFile(path);
  await mkdir(folder, {recursive: true});
  const hash = createHash('sha256').update(bytes).update(recipe).digest('hex').slice(0, 12);
  // In a `srcset`, a space or a comma would end the address.
  const {name, ext} = parse(path);
  const fileOf = (size: number, ending: string) =>
    join(folder, `${name.replace(/[^\w-]+/g, '-')}-${size}-${hash}.${ending}`);
  const asItIs = async (doubt?: string, size?: {width: number; height: number}) => {
    const ending = ext.slice(1).toLowerCase();
    // A separate name if no other file of this size could be made.
    const named = doubt === undefined ? size!.width : 0;
    const file = await make(fileOf(named, ending), () => Promise.resolve(bytes));
    return {
      ...size,
      sources: [],
      fallback: {width: size?.width ?? 0, file},
      ...(doubt !== undefined && {doubt: `${doubt} It is served as it is.`}),
    };
  };
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes).metadata();
  } catch (error) {
    return asItIs(
      `is no picture, or damaged: open it in an editor of pictures, and ${savedAs}. (${(error as Error).message})`,
    );
  }
  const size = metadata.autoOrient;
  try {
    return await encodeAs(metadata, bytes, fileOf, asItIs);
  } catch (error) {
    return asItIs(
      `is damaged, or too large to be encoded: open it in an editor of pictures, and ${savedAs}, ${widest} pixels wide or little more, and less than 16,000 high. (${(error as Error).message})`,
      size,
    );
  }
}

async function encodeAs(
  metadata: Metadata,
  bytes: Buffer,
  fileOf: (size: number, ending: string) => string,
  asItIs: (doubt?: string, size?: {width: number; height: number}) => Promise<Picture>,
): Promise<Picture> {
  const {format, pages = 1, compression} = metadata;
  const {width, height} = metadata.autoOrient;
  const isKnown =
    ['jpeg', 'png', 'webp', 'gif', 'svg'].includes(format) ||
    (format === 'heif' && compression === 'av1');
  if (!isKnown) {
    return asItIs(`is in the format ${format}, which not every browser shows: ${savedAs}.`, {
      width,
      height,
    });
  }
  if (format === 'svg' || isAnimation(bytes, metadata)) {
    return asItIs(undefined, {width, height});
  }
  const isMoving = format === 'gif' && pages > 1;
  if (isMoving && width * height * pages > most.moving) {
    // Encoding it would take minutes, so readers get the author's file.
    return asItIs(undefined, {width, height});
  }
  if (width * height > most.still) {
    return asItIs(
      `has ${width} by ${height} pixels, which take minutes to encode: save it ${widest} pixels wide or little more.`,
      {width, height},
    );
  }

  const variant = async (
    size: number,
    ending: string,
    encoded: () => Promise<Buffer>,
  ): Promise<Variant> => ({width: size, file: await make(fileOf(size, ending), encoded)});

  if (isMoving) {
    const moving = await variant(Math.min(width, widest), 'webp', () =>
      sharp(bytes, {animated: true, failOn: 'error'})
        .resize({width: widest, withoutEnlargement: true})
        .webp(settings.animation)
        .toBuffer(),
    );
    return {
      width,
      height,
      sources: [{type: 'image/webp', variants: [moving]}],
      fallback: await variant(width, 'gif', () => Promise.resolve(bytes)),
    };
  }

  const at = (size: number): Sharp =>
    // The build accepts small faults that browsers accept, too.
    sharp(bytes, {failOn: 'error'}).autoOrient().resize({width: size, withoutEnlargement: true});
  const kind = format === 'png' || format === 'gif' ? 'drawing' : 'photograph';
  const sizes = widthsOf(width);
  const size = Math.min(width, fallbackWidth);
  // A JPEG has no transparency.
  const isJpeg = kind === 'photograph' && !metadata.hasAlpha;
  const [avif, webp, fallback] = await Promise.all([
    Promise.all(
      sizes.map((w) => variant(w, 'avif', () => at(w).avif(settings.avif[kind]).toBuffer())),
    ),
    Promise.all(
      sizes.map((w) =>
        variant(w, 'webp', () =>
          smallest(settings.webp[kind].map((options) => at(w).webp(options).toBuffer())),
        ),
      ),
    ),
    isJpeg
      ? variant(size, 'jpg', () => at(size).jpeg(settings.jpeg).toBuffer())
      : // A picture with a palette keeps one.
        variant(size, 'png', () =>
          at(size)
            .png({...settings.png, palette: metadata.isPalette})
            .toBuffer(),
        ),
  ]);
  return {
    width: size,
    height: Math.max(1, Math.round((height * size) / width)),
    sources: [
      {type: 'image/avif', variants: avif},
      {type: 'image/webp', variants: webp},
    ],
    fallback,
  };
}
