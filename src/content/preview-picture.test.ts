import {join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {folderWith} from '../../tests/product/support/folder';
import {frontMatterParser} from './front-matter';
import {previewPictures} from './preview-picture';

const siteDir = folderWith({'blog/a/card.png': 'A picture'});

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
  expect(previewPictures()).toEqual([
    {path: (image as string).slice(1), content: Buffer.from('A picture')},
  ]);
  expect(await imageOf('/img/card.png')).toBe('/img/card.png');
});

test('one that is not there stops the build, with the file that names it', async () => {
  await expect(imageOf('./cart.png')).rejects.toThrow(/blog\/a\/index\.md: There is no \.\/cart/);
});
