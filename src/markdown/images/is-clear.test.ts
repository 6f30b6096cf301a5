import {join} from 'node:path';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {folderWith} from '../../../tests/product/support/folder';
import {isClear} from './is-clear';

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">${inner}</svg>`;
const strokes = '<path d="M10 10h180v80H10z" fill="none" stroke="#000"/>';
const png = (source: string) => sharp(Buffer.from(source)).png().toBuffer();
const night = `<style>@media (prefers-color-scheme: dark){}</style>${strokes}`;

test.each([
  ['strokes on nothing', 'a.svg', svg(strokes), true],
  ['strokes on nothing, in PNG', 'a.png', await png(svg(strokes)), true],
  ['strokes on paper', 'a.svg', svg(`<path fill="#fff" d="M0 0h200v100H0z"/>${strokes}`), false],
  ['rounded corners', 'a.svg', svg('<rect width="200" height="100" rx="8" fill="#fff"/>'), false],
  ['colours for the night', 'a.svg', svg(night), false],
  ['words, which are no picture', 'a.png', 'Words', false],
])('whether the page shows through %s', async (_what, name, content, expected) => {
  expect(await isClear(join(folderWith({[name]: content}), name))).toBe(expected);
});
