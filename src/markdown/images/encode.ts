import {createHash, randomUUID} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {access, mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join, parse} from 'node:path';
import sharp, {type Metadata, type Sharp} from 'sharp';
import {fallbackWidth, widest, widthsOf} from './layout';

/** A file made of a picture. Its name is new whenever its bytes are. */
type Variant = {
  /** Its path, in the folder given to `encode`. */
  file: string;
  /** In pixels. */
  width: number;
};

/** A picture as a page shows it. */
export type Picture = {
  /** Of the `<img>`, in CSS pixels, turned as the camera was held; left out where nobody can read it. */
  width?: number;
  height?: number;
  /** What goes before the `<img>`, best first; the variants of each ascend. */
  sources: Array<{type: 'image/avif' | 'image/webp'; variants: Variant[]}>;
  /** What the `<img>` itself shows. */
  fallback: Variant;
  /** Why it is served as it is, and what to do, where that is not as good: it goes on from "The picture x". */
  doubt?: string;
};

/**
 * How pictures are encoded. A PNG or GIF is taken for a drawing or screenshot: its edges of one pixel
 * and its coloured letters show every saving, most of all that on colour (4:2:0). A photograph has lost
 * what these save when its camera wrote it.
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

/** What each name is made from, beside the picture: a change to any of it makes new files. */
const recipe = JSON.stringify([
  sharp.versions.sharp,
  // The settings above are in it.
  ...['encode.ts', 'layout.ts'].map((name) => readFileSync(join(__dirname, name), 'utf8')),
]);

const savedAs = 'save it as PNG, JPEG, WebP, AVIF, GIF or SVG';

/** Pixels of a picture, all its frames together, that take a minute or so to encode. */
const most = {still: 60_000_000, moving: 8_000_000};

/** Whether a PNG, WebP or AVIF is an animation, which is kept as it is. */
function isAnimation(bytes: Buffer, {format, pages = 1}: Metadata): boolean {
  switch (format) {
    case 'png':
      // An animated PNG says so before its first picture, which is all that others see of it.
      return bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');
    case 'heif':
      return bytes.subarray(8, 12).toString('latin1') === 'avis';
    default:
      return format === 'webp' && pages > 1;
  }
}

const running = new Map<string, Promise<string>>();

/**
 * Makes a file unless it is there; once, however many ask at the same time. It appears whole or not at
 * all, so that what another build finds is never half of one.
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
 * Makes the files that a page needs of a picture, in AVIF, in WebP and in a format that all read:
 * turned upright, in sRGB, without metadata (a camera's includes where it was). An animation keeps
 * moving: a GIF in WebP, unless it is long, the others as they are; and so does an SVG keep its shape.
 *
 * A picture that cannot be encoded, or would take minutes, is served as it is, and `doubt` says why: browsers show
 * much that no encoder reads.
 *
 * @param path of the picture
 * @param folder where the files are kept, from one build to the next
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
    // A name of its own where another file of this size could not be made.
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
    // To encode it takes minutes, and its readers have it as its author made it.
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
    // Of what a browser shows in spite of a small fault, the build makes no fuss.
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
      : // Few colours stay few.
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
