import {join} from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import sharp from 'sharp';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {folderWith} from '../../../tests/product/support/folder';
import {attributesOf, nameOf, tagTypes, type Tag} from '../tags';
import {imagesOfHtml} from './rehype-images';

const picture = (background: string) =>
  sharp({create: {width: 400, height: 200, channels: 4, background}})
    .png()
    .toBuffer();

const siteDir = folderWith({
  'blog/a-post/day.png': await picture('white'),
  'blog/a-post/night.png': await picture('black'),
  'blog/a-post/clear.png': await picture('transparent'),
});

/** The elements of a text after our plugin, each with some of its attributes. */
async function shown(html: string): Promise<string[]> {
  const root = fromHtml(html, {fragment: true});
  await imagesOfHtml({siteDir})(root, {
    path: join(siteDir, 'blog/a-post/index.md'),
    fail(reason) {
      throw new Error(reason);
    },
  });
  const elements: string[] = [];
  visit(root, tagTypes, (node) => {
    const tag = node as Tag;
    const attributes = attributesOf(tag);
    const named = ['classname', 'alt', 'width', 'height', 'loading', 'media'];
    elements.push([nameOf(tag), ...named.flatMap((name) => attributes.get(name) ?? [])].join(' '));
  });
  return elements;
}

test.each([
  [
    'has alternates and its size',
    '<p><img src="./day.png" alt="A chart"></p>',
    ['p', 'picture', 'source', 'img A chart 400 200 lazy'],
  ],
  [
    'keeps the width that its author wrote',
    '<img src="day.png" alt="A" width="100">',
    ['picture', 'source', 'img A 100 50 lazy'],
  ],
  [
    'has a light ground at night, if the page shows through',
    '<img src="./clear.png" alt="A">',
    ['picture', 'source', 'img site-clear A 400 200 lazy'],
  ],
  [
    'for dark mode is shown in the colours of the page',
    '<picture><source media="(prefers-color-scheme: dark)" srcset="./night.png"><img src="./clear.png" alt="Hours"></picture>',
    [
      ...['span site-by-day', 'picture', 'source', 'img site-clear Hours 400 200 lazy'],
      ...['span site-by-night', 'picture', 'source', 'img Hours 400 200 lazy'],
    ],
  ],
  [
    'with sources of its own is left',
    '<picture><source media="(width < 30rem)" srcset="./night.png"><img src="./day.png"></picture>',
    ['picture', 'source (width < 30rem)', 'img'],
  ],
  ['that is not there is left', '<img src="./none.png">', ['img']],
])('a picture of HTML %s', async (_what, html, elements) => {
  expect(await shown(html)).toEqual(elements);
});
