import {readFileSync} from 'node:fs';
import {basename, extname, join} from 'node:path';
import sharp from 'sharp';
import {describe, expect, test} from 'vitest';
import {folderWith, writeFiles} from '../../../tests/product/support/folder';
import {encode, type Picture} from './encode';
import {widthsOf} from './layout';

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
  test.each([
    {source: 4000, widths: [720, 1440], of: 'a large one: the column, once and twice'},
    {source: 1200, widths: [720, 1200], of: 'a smaller one: never wider than it is'},
    {source: 800, widths: [800], of: 'one little wider than the column: its own'},
  ])('is made in the widths of $of', ({source, widths}) => {
    expect(widthsOf(source)).toEqual(widths);
  });

  test('is made in AVIF in two widths, and in WebP in the larger', async () => {
    const bytes = await plain(1600, 1000).jpeg().toBuffer();
    const picture = await encoded('a photo, large.jpg', bytes);
    expect(picture).toMatchObject({width: 1440, height: 900});
    const made = await Promise.all(
      filesOf(picture).map(async (file) => {
        expect(basename(file)).toMatch(/^a-photo-large-\d+-[\da-f]{12}\.(avif|webp)$/);
        const {mediaType, width} = await sharp(file).metadata();
        return `${mediaType} ${width}`;
      }),
    );
    expect(made).toEqual(['image/avif 720', 'image/avif 1440', 'image/webp 1440']);
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

const red = {width: 300, height: 300, channels: 3, background: 'red'} as const;
const noise = sharp({create: {...red, noise: {type: 'gaussian', mean: 128, sigma: 40}}});
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

test.each<[name: string, bytes: Buffer | string, doubt: RegExp, size?: object]>([
  ['words.png', 'Words', /^cannot be encoded \(.+\), so .* save it as PNG, JPEG, WebP/],
  ['empty.png', '', /^cannot be encoded/],
  ['broken.svg', '<svg xmlns="h', /^cannot be encoded/],
  ['half.jpeg', half(await noise.jpeg().toBuffer()), /^cannot be encoded/, {width: 300}],
  ['half.png', half(await noise.png().toBuffer()), /^cannot be encoded/, {width: 300}],
  ['huge.png', await plain(12_000, 6000).png().toBuffer(), /exceeds pixel limit/],
])(
  'what cannot be encoded is served as it is, with the reason: %s',
  async (name, bytes, doubt, size = {}) => {
    const picture = await encoded(name, bytes);
    expect(picture).toMatchObject({...size, avif: []});
    expect(picture.doubt).toMatch(doubt);
    expect(readFileSync(picture.shown.file).equals(Buffer.from(bytes))).toBe(true);
    expect(extname(picture.shown.file)).toBe(extname(name));
  },
);
