import {join} from 'node:path';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {folderWith} from '../../../tests/product/support/folder';
import {isClear} from './is-clear';

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">${inner}</svg>`;
const strokes = '<path d="M10 10h180v80H10z" fill="none" stroke="#000"/>';

test.each([
  ['strokes on nothing', strokes, true],
  ['strokes on paper', `<path fill="#fff" d="M0 0h200v100H0z"/>${strokes}`, false],
  ['rounded corners', '<rect width="200" height="100" rx="8" fill="#fff"/>', false],
  [
    'colours for the night',
    `<style>@media (prefers-color-scheme: dark){}</style>${strokes}`,
    false,
  ],
])('whether the page shows through a drawing of %s', async (_name, inner, expected) => {
  expect(await isClear(join(folderWith({'a.svg': svg(inner)}), 'a.svg'))).toBe(expected);
});

test('the page shows through a PNG of strokes, not through a photograph or what is no picture', async () => {
  const photograph = sharp({create: {width: 9, height: 9, channels: 3, background: 'teal'}});
  const folder = folderWith({
    'strokes.png': await sharp(Buffer.from(svg(strokes)))
      .png()
      .toBuffer(),
    'photograph.png': await photograph.png().toBuffer(),
    'words.png': 'Words',
  });
  const isClearAt = (name: string) => isClear(join(folder, name));
  expect(await isClearAt('strokes.png')).toBe(true);
  expect(await isClearAt('photograph.png')).toBe(false);
  expect(await isClearAt('words.png')).toBe(false);
});
