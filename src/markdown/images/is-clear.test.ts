import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {isClear} from './is-clear';

const folder = mkdtempSync(join(tmpdir(), 'clear-'));

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
])('a drawing of %s', async (name, inner, expected) => {
  const path = join(folder, `${name}.svg`);
  writeFileSync(path, svg(inner));
  expect(await isClear(path)).toBe(expected);
});

test('a PNG of strokes on nothing, a photograph, and a file that is none', async () => {
  const png = join(folder, 'strokes.png');
  await sharp(Buffer.from(svg(strokes)))
    .png()
    .toFile(png);
  expect(await isClear(png)).toBe(true);
  const photograph = join(folder, 'photograph.png');
  await sharp({create: {width: 9, height: 9, channels: 3, background: 'teal'}}).toFile(photograph);
  expect(await isClear(photograph)).toBe(false);
  const words = join(folder, 'words.png');
  writeFileSync(words, 'Words');
  expect(await isClear(words)).toBe(false);
});
