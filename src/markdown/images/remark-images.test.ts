import {join} from 'node:path';
import sharp from 'sharp';
import {expect, test, vi} from 'vitest';
import {compile, mdxOf} from '../../../tests/product/support/compile';
import {folderWith} from '../../../tests/product/support/folder';
import {passOn} from '../files-of-texts';
import {warn} from '../warn';
import {images} from './remark-images';

vi.mock(import('../warn'), async (original) => ({...(await original()), warn: vi.fn()}));

const picture = (width: number) =>
  sharp({create: {width, height: width / 2, channels: 3, background: 'teal'}})
    .png()
    .toBuffer();
const svg = (drawing = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">${drawing}</svg>`;

const siteDir = folderWith({
  'blog/a-post/large.png': await picture(1000),
  'blog/a-post/plan.svg': svg('<path fill="#fff" d="M0 0h20v10H0z"/>'),
  'blog/a-post/clear.svg': svg(),
  'blog/a-post/broken.png': 'Words',
  'static/img/static.png': await picture(60),
});
const post = join(siteDir, 'blog/a-post/index.md');

const shown = async (text: string, path = post) =>
  mdxOf(await compile(text, images({siteDir}), path));

const staticImg = 'src={"/assets/images/static-60.webp"}';
const enlarge = /<\/picture><small><button .*>Enlarge</;

test.each<[what: string, text: string, ...shown: Array<string | RegExp>]>([
  [
    'has AVIF in two widths, WebP for all others, and its words and size',
    'See ![A & more](./large.png "Its title")',
    '<source type="image/avif" srcSet={"/assets/images/large-720.avif 720w, /assets/images/large-1000.avif 1000w"} sizes="',
    /src=\{"\/assets\/images\/large-1000\.webp"\} alt="A & more" title="Its title" width="1000" height="500" \/><\/picture>$/,
  ],
  [
    'is one file in each format, if it is small',
    '![](/img/static.png)',
    /^<picture><source type="image\/avif" srcSet=\{"\/assets\/images\/static-60\.avif"\} \/><img .*<\/picture>$/,
    staticImg,
  ],
  [
    'is itself as an SVG, with the part that is named',
    '![](./plan.svg#part)',
    /^<img .*src=\{"\/assets\/images\/plan-20\.svg#part"\} alt="" width="20" height="10" \/>$/,
  ],
  ['opens large where it is wider than its text', '![](./large.png)', enlarge],
  ['is found from the site', '![](@site/static/img/static.png)', staticImg],
  ['is found by reference', '![By name][a]\n\n[a]: /img/static.png', `${staticImg} alt="By name"`],
  [
    'has a light ground at night where the page shows through',
    '![](./clear.svg)',
    'className="site-clear"',
  ],
  [
    'is fetched before all else where it is the first, and no heading stands before it',
    '# Title\n\n![](/img/static.png) ![](./plan.svg)\n\n## Part',
    `<img loading="eager" fetchPriority="high" ${staticImg}`,
    '<img loading="lazy" decoding="async" src={"/assets/images/plan-20.svg"}',
  ],
  [
    'is fetched late below a heading',
    '## Part\n\n![](/img/static.png)',
    `<img loading="lazy" decoding="async" ${staticImg}`,
  ],
])('a picture %s', async (_what, text, ...parts) => {
  const mdx = await shown(text);
  for (const part of parts) {
    expect(mdx).toEqual(
      typeof part === 'string' ? expect.stringContaining(part) : expect.stringMatching(part),
    );
  }
});

test.each([
  'https://elsewhere.example/a.png',
  'pathname:///img/static.png',
  './missing.png',
  '/img/missing.png',
  '',
])('one at "%s" is left to Docusaurus', async (url) => {
  expect(await shown(`![A picture](${url})`)).toBe(`![A picture](${url})`);
});

test('the bundler learns which pictures a text depends on, and publishes those made for it', async () => {
  const path = join(siteDir, 'blog/a-post/other.md');
  await shown('![](./large.png) ![](./plan.svg) ![](./missing.png)', path);
  const bundler = {resourcePath: path, addDependency: vi.fn(), emitFile: vi.fn()};
  passOn.call(bundler as unknown as ThisParameterType<typeof passOn>, Buffer.from('code'));
  expect(bundler.addDependency.mock.calls.flat().sort()).toEqual(
    ['large.png', 'missing.png', 'plan.svg'].map((name) => join(siteDir, 'blog/a-post', name)),
  );
  const published = bundler.emitFile.mock.calls.map(([name]) =>
    String(name).replace(/-\w+\./, '.'),
  );
  expect(published.sort()).toEqual(
    ['large-1000.webp', 'large-1000.avif', 'large-720.avif', 'plan-20.svg']
      .map((name) => `assets/images/${name}`)
      .sort(),
  );
});

test('a file that is not a picture is published as it is, with a warning', async () => {
  expect(await shown('![](./broken.png)')).toMatch(/^<img [^>]*broken-0\.png"\} alt="" \/>$/);
  expect(warn).toHaveBeenLastCalledWith(
    post,
    expect.objectContaining({url: './broken.png'}),
    expect.stringMatching(/^The picture \.\/broken\.png cannot be encoded/),
    expect.stringMatching(/^cannot be encoded/),
  );
});

test('the build stops, with file and line, at an address that is none', async () => {
  await expect(shown('Words.\n\n![](./100%.png)')).rejects.toThrow(
    /index\.md:3: The picture \.\/100%\.png has an address that cannot be read: write %25/,
  );
});
