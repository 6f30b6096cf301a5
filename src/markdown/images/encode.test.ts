import {readdirSync, readFileSync} from 'node:fs';
import {rename} from 'node:fs/promises';
import {basename, extname, join} from 'node:path';
import sharp from 'sharp';
import {describe, expect, test, vi} from 'vitest';
import {folderWith, writeFiles} from '../../../tests/product/support/folder';
import {encode, type Picture} from './encode';

// Spied on, but not replaced.
vi.mock('node:fs/promises', {spy: true});

const folder = folderWith();
const made = join(folder, 'made');

function save(name: string, bytes: Buffer | string): string {
  writeFiles(folder, {[name]: bytes});
  return join(folder, name);
}

const plain = (width: number, height: number, background = {r: 200, g: 50, b: 50, alpha: 1}) =>
  sharp({create: {width, height, channels: background.alpha < 1 ? 4 : 3, background}});

const encoded = (name: string, bytes: Buffer | string) => encode(save(name, bytes), made);

/** All files made from a picture. */
const filesOf = ({avif, shown}: Picture) => [...avif, shown].map(({file}) => file);

/** The middle pixel of a file as stored: red, green, blue and, if present, alpha. */
async function pixelOf(file: string): Promise<number[]> {
  const {data, info} = await sharp(file, {ignoreIcc: true})
    .raw()
    .toBuffer({resolveWithObject: true});
  const middle =
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(middle, middle + info.channels)];
}

describe('a picture', () => {
  test('is made in AVIF in two widths, and in WebP in the larger', async () => {
    const bytes = await plain(1600, 1000).jpeg().toBuffer();
    const picture = await encoded('a photo, large.jpg', bytes);
    expect(picture).toMatchObject({width: 1440, height: 900});
    for (const [type, variants, widths] of [
      ['image/avif', picture.avif, [720, 1440]],
      ['image/webp', [picture.shown], [1440]],
    ] as const) {
      expect(variants.map(({width}) => width)).toEqual(widths);
      for (const {file, width} of variants) {
        const metadata = await sharp(file).metadata();
        expect(metadata.mediaType).toBe(type);
        expect(metadata.width).toBe(width);
        expect(basename(file)).toMatch(/^a-photo-large-\d+-[\da-f]{12}\.(avif|webp)$/);
      }
    }
  });

  test('is upright, and does not reveal where it was taken', async () => {
    const bytes = await plain(300, 200)
      .jpeg()
      .withExif({IFD0: {Copyright: 'A name'}, IFD3: {GPSLatitude: '48/1 51/1 0/1'}})
      .withMetadata({orientation: 6})
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const picture = await encoded('turned.jpg', bytes);
    expect(picture).toMatchObject({width: 200, height: 300});
    for (const file of filesOf(picture)) {
      const metadata = await sharp(file).metadata();
      expect(metadata).toMatchObject({width: 200, height: 300});
      for (const kind of ['orientation', 'exif', 'icc', 'xmp']) {
        expect(metadata).not.toHaveProperty(kind);
      }
    }
  });

  test('keeps its colours where it was in others than sRGB', async () => {
    const path = save('wide.png', await plain(60, 60).withIccProfile('p3').png().toBuffer());
    expect((await pixelOf(path))[0]).toBeLessThan(190);
    for (const file of filesOf(await encode(path, made))) {
      const errors = (await pixelOf(file)).map((value, at) => Math.abs(value - [200, 50, 50][at]!));
      expect(Math.max(...errors), file).toBeLessThan(6);
    }
  });

  test('stays transparent', async () => {
    const clear = plain(50, 50, {r: 0, g: 0, b: 0, alpha: 0});
    for (const format of ['png', 'webp'] as const) {
      const bytes = await clear.toFormat(format).toBuffer();
      const files = filesOf(await encoded(`clear.${format}`, bytes));
      expect(files).toHaveLength(2);
      for (const file of files) {
        expect((await pixelOf(file))[3], file).toBe(0);
      }
    }
  });

  test('of letters in colour stays crisp', async () => {
    // Lines one pixel wide, which chroma subsampling blurs first.
    const lines = Array.from(
      {length: 60},
      (_, x) => `<path d="M${x * 4 + 2.5} 0v240" stroke="red"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><path fill="#06f" d="M0 0h240v240H0z"/>${lines.join('')}</svg>`;
    const path = save('lines.png', await sharp(Buffer.from(svg)).png().toBuffer());
    const original = await sharp(path).removeAlpha().raw().toBuffer();
    for (const file of filesOf(await encode(path, made))) {
      const shown = await sharp(file).removeAlpha().raw().toBuffer();
      const wrong = original.reduce((sum, value, at) => sum + Math.abs(value - shown[at]!), 0);
      expect(wrong / original.length, file).toBeLessThan(4);
    }
  });

  test('is made once, however many ask for it', async () => {
    const path = save('once.png', await plain(500, 300).png().toBuffer());
    vi.mocked(rename).mockClear();
    const pictures = await Promise.all([encode(path, made), encode(path, made)]);
    const files = new Set(pictures.flatMap(filesOf));
    expect(files.size).toBe(2);
    expect(rename).toHaveBeenCalledTimes(2);
    await encode(path, made);
    expect(rename).toHaveBeenCalledTimes(2);
    expect(
      readdirSync(made).filter((name) => !/\.\w{3,4}$/.test(name)),
      'unfinished',
    ).toEqual([]);
  });

  test('that has changed gets new names', async () => {
    const before = filesOf(await encoded('new.png', await plain(20, 20).png().toBuffer()));
    const after = filesOf(await encoded('new.png', await plain(20, 21).png().toBuffer()));
    expect(before.filter((file) => after.includes(file))).toEqual([]);
  });
});

test('a GIF that moves keeps moving, in WebP', async () => {
  const frames = [0, 120, 240].map((r) => plain(40, 30, {r, g: 90, b: 90, alpha: 1}).png());
  const bytes = await sharp(await Promise.all(frames.map((frame) => frame.toBuffer())), {
    join: {animated: true},
  })
    .gif()
    .toBuffer();
  const picture = await encoded('wave.gif', bytes);
  expect(picture).toMatchObject({width: 40, height: 30, avif: []});
  expect(await sharp(picture.shown.file).metadata()).toMatchObject({format: 'webp', pages: 3});
});

test.each([
  ['its own', '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"/>', 64, 48],
  ['its view box', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160"/>', 320, 160],
])('an SVG is left as it is, with the size of %s', async (name, svg, width, height) => {
  const picture = await encoded(`${name}.svg`, svg);
  expect(picture).toMatchObject({width, height, avif: []});
  expect(readFileSync(picture.shown.file, 'utf8')).toBe(svg);
});

describe('what cannot be encoded is served as it is, with the reason', () => {
  async function expectAsItIs(name: string, bytes: Buffer | string, doubt: RegExp) {
    const picture = await encoded(name, bytes);
    const {file} = picture.shown;
    expect(picture.avif).toEqual([]);
    expect(picture.doubt).toMatch(doubt);
    expect(readFileSync(file).equals(Buffer.from(bytes))).toBe(true);
    expect(extname(file)).toBe(extname(name));
    return picture;
  }

  test.each([
    ['words.png', 'Words'],
    ['empty.png', ''],
    ['broken.svg', '<svg xmlns="h'],
    ['old.bmp', '<svg xmlns="h'],
  ])('%s, which is not a picture', async (name, text) => {
    await expectAsItIs(
      name,
      text,
      /^cannot be encoded \(.+\), so it is served as it is: .* save it as PNG, JPEG, WebP, AVIF, GIF or SVG/,
    );
  });

  test.each(['jpeg', 'png'] as const)('half of a file: %s', async (format) => {
    const noise = {type: 'gaussian', mean: 128, sigma: 40} as const;
    const bytes = await sharp({
      create: {width: 300, height: 300, channels: 3, background: 'red', noise},
    })
      .toFormat(format)
      .toBuffer();
    const half = bytes.subarray(0, bytes.length / 2);
    const picture = await expectAsItIs(`half.${format}`, half, /^cannot be encoded/);
    expect(picture).toMatchObject({width: 300, height: 300});
  });

  test('a picture of more pixels than can be encoded soon', async () => {
    const bytes = await plain(12_000, 6000).png().toBuffer();
    await expectAsItIs('huge.png', bytes, /^cannot be encoded \(.*exceeds pixel limit/);
  });
});
