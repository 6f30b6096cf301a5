import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {folderWith} from '../../tests/product/support/folder';
import {frontMatterParser} from './front-matter';
import {previewPictures} from './preview-picture';

const png = Buffer.from('\x89PNG\r\n', 'latin1');

const siteDir = folderWith({
  'blog/a/card.png': png,
  'blog/a/My Photo (2).PNG': png,
  'blog/a/words.png': 'Words',
  'static/img/card.png': png,
  'static/img/my card.png': png,
  'package.json': '{}',
});

const imageOf = async (image: string) => {
  const {frontMatter} = await frontMatterParser(siteDir)({
    filePath: join(siteDir, 'blog/a/index.md'),
    fileContent: `---\nimage: ${image}\n---\n`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return frontMatter.image;
};

test('a preview picture beside a text is published, and known by its address before pages are rendered', async () => {
  const image = await imageOf('./card.png');
  expect(image).toMatch(/^\/assets\/images\/card-[\da-f]{12}\.png$/);
  expect(previewPictures()).toEqual([{path: (image as string).slice(1), content: png}]);
  expect(await imageOf('/img/card.png')).toBe('/img/card.png');
  expect(await imageOf('/img/my card.png')).toBe('/img/my%20card.png');
  expect(await imageOf('./My Photo (2).PNG')).toMatch(
    /^\/assets\/images\/My-Photo-2--[\da-f]{12}\.PNG$/,
  );
});

test.each([
  ['./cart.png', 'There is no picture ./cart.png beside the text'],
  ['./../../package.json', 'There is no picture ./../../package.json beside the text'],
  ['../../../package.json', 'There is no picture ../../../package.json in static/'],
  ['/img/nope.png', 'There is no picture /img/nope.png in static/'],
  ['data:image/png;base64,AA', 'There is no picture'],
  ['https://me:secret@example.com/a.png', 'There is no picture'],
  ['./index.md', 'There is no picture'],
  ['./words.png', './words.png is no picture'],
])(
  'what is no picture of the site, %s, stops the build, with the file that names it',
  async (image, reason) => {
    await expect(imageOf(image)).rejects.toThrow(`blog/a/index.md:2: ${reason}`);
  },
);

test.each(['https://example.com/a', '//example.com/a.png', '/img/card.png?v=1'])(
  '%s is left as it is',
  async (image) => {
    expect(await imageOf(image)).toBe(image);
  },
);
