import {join} from 'node:path';
import type {Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import sharp from 'sharp';
import {describe, expect, test, vi} from 'vitest';
import {folderWith} from '../../../tests/product/support/folder';
import {filesOf} from '../files';
import {warn} from '../warn';
import {images} from './remark';

vi.mock(import('../warn'), async (original) => ({...(await original()), warn: vi.fn()}));

const picture = (width: number) =>
  sharp({create: {width, height: width / 2, channels: 3, background: 'teal'}})
    .png()
    .toBuffer();
const svg = (drawing = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">${drawing}</svg>`;

const siteDir = folderWith({
  'blog/a-post/large.png': await picture(1000),
  'blog/a-post/both.png': await picture(1000),
  'blog/a-post/plan.svg': svg('<path fill="#fff" d="M0 0h20v10H0z"/>'),
  'blog/a-post/clear.svg': svg(),
  'blog/a-post/broken.png': 'Words',
  'static/img/static.png': await picture(60),
});
const text = join(siteDir, 'blog/a-post/index.md');

const image = (url: string, alt = 'A picture', title?: string): PhrasingContent => ({
  type: 'image',
  url,
  alt,
  title,
  position: {start: {line: 7, column: 1}, end: {line: 7, column: 9}},
});

const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

async function compile(content: RootContent[], path = text): Promise<Root> {
  const root: Root = {type: 'root', children: content};
  await images({siteDir})(root, {
    path,
    fail: (reason) => {
      throw new Error(reason);
    },
  });
  return root;
}

type Html = {name: string | null; children: Html[]; attributes: Record<string, string>};

/** An element with the names and values of its HTML; the root of the site is `/`. */
function htmlOf({name, attributes, children}: MdxJsxTextElement): Html {
  const given: Html['attributes'] = {};
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxAttribute') {
      const {value} = attribute;
      given[attribute.name] =
        typeof value === 'string'
          ? value
          : literals(value?.data?.estree?.body[0])
              .join('/')
              .replace(/^(?=.)/, '/');
    }
  }
  return {name, attributes: given, children: (children as MdxJsxTextElement[]).map(htmlOf)};
}

/** The string literals in an expression, in order. */
function literals(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) {
    return [];
  }
  const {type, value} = node as {type?: string; value?: string};
  return type === 'Literal' ? [value!] : Object.values(node).flatMap(literals);
}

const elementsIn = (root: Root): MdxJsxTextElement[] =>
  root.children
    .flatMap((block) => (block.type === 'paragraph' ? block.children : []))
    .filter((node) => node.type === 'mdxJsxTextElement');

/** The elements that replace the pictures of a text. */
async function made(content: RootContent[]): Promise<Html[]> {
  const elements = elementsIn(await compile(content));
  return elements.filter(({name}) => name !== 'small').map(htmlOf);
}

const buttonsIn = (root: Root): string[] =>
  elementsIn(root)
    .filter(({name}) => name === 'small')
    .map((button) => toString(button));

const imgOf = (html: Html | undefined): Html['attributes'] =>
  html!.name === 'img' ? html!.attributes : html!.children.at(-1)!.attributes;

const sheets = (root: Root) =>
  root.children.flatMap((node) => (node.type === 'mdxjsEsm' ? literals(node.data) : []));

const classesIn = (root: Root) => elementsIn(root).map((one) => htmlOf(one).attributes.className);

describe('at night', () => {
  test('a picture through which the page shows has a light ground', async () => {
    const root = await compile([paragraph(image('./clear.svg'))]);
    expect(sheets(root)).toEqual([expect.stringMatching(/\/css\/optional\/pictures\.css$/)]);
    expect(classesIn(root)).toEqual(['site-clear']);
  });

  test('any other is the same, and costs nothing', async () => {
    const root = await compile([paragraph(image('./large.png'), image('./plan.svg'))]);
    expect(sheets(root)).toEqual([]);
    expect(classesIn(root)).toEqual([undefined, undefined]);
  });
});

describe('a picture', () => {
  test.each([
    ['wider than its text', [image('./large.png')], ['Enlarge']],
    ['no wider', [image('./plan.svg')], []],
    ['in a line of text', [{type: 'text' as const, value: 'Words '}, image('./large.png')], []],
  ])('that is %s has the buttons that open it', async (_name, content, names) => {
    expect(buttonsIn(await compile([paragraph(...content)]))).toEqual(names);
  });

  test('is AVIF in two widths, and WebP for all others', async () => {
    const [html] = await made([paragraph(image('./large.png', 'A "title" & more', 'Its title'))]);
    expect(html!.name).toBe('picture');
    expect(html!.children.map(({name}) => name)).toEqual(['source', 'img']);
    const [avif, img] = html!.children.map(({attributes}) => attributes);
    expect(avif!.type).toBe('image/avif');
    expect(avif!.srcSet).toMatch(
      /^\/assets\/images\/large-720-\w+\.avif 720w, \/assets\/images\/large-1000-\w+\.avif 1000w$/,
    );
    expect(avif!.sizes).toContain('41.5rem');
    expect(img).toMatchObject({
      src: expect.stringMatching(/^\/assets\/images\/large-1000-\w+\.webp$/) as string,
      alt: 'A "title" & more',
      title: 'Its title',
      width: '1000',
      height: '500',
    });
  });

  test('that is small is one file in each format', async () => {
    const [html] = await made([paragraph(image('/img/static.png'))]);
    const [avif, img] = html!.children.map(({attributes}) => attributes);
    expect(avif!.srcSet).toMatch(/^\/assets\/images\/static-60-\w+\.avif$/);
    expect(img!.src).toMatch(/^\/assets\/images\/static-60-\w+\.webp$/);
    expect([avif!.sizes, img!.sizes, img!.srcSet]).toEqual([undefined, undefined, undefined]);
  });

  test('that is an SVG is itself, the part that is named included', async () => {
    const [html] = await made([paragraph(image('./plan.svg#part'))]);
    expect(html!.name).toBe('img');
    expect(html!.attributes).toMatchObject({width: '20', height: '10'});
    expect(html!.attributes.src).toMatch(/plan-20-\w+\.svg#part$/);
  });

  test('is found among the static files, from the site, and by reference', async () => {
    const html = await made([
      paragraph(image('/img/static.png'), image('@site/static/img/static.png')),
      paragraph({type: 'imageReference', identifier: 'a', referenceType: 'full', alt: 'By name'}),
      {type: 'definition', identifier: 'a', url: './large.png'},
    ]);
    expect(html.map((each) => imgOf(each).src!.replace(/-\w+\.webp$/, ''))).toEqual([
      '/assets/images/static-60',
      '/assets/images/static-60',
      '/assets/images/large-1000',
    ]);
    expect(imgOf(html[2]).alt).toBe('By name');
  });

  test.each([
    'https://elsewhere.example/a.png',
    'pathname:///img/static.png',
    './missing.png',
    '/img/missing.png',
    '',
  ])('at "%s" is left to Docusaurus', async (url) => {
    const root = await compile([paragraph(image(url))]);
    expect(root.children).toEqual([paragraph(image(url))]);
  });
});

describe('it is fetched before all else', () => {
  const now = {loading: 'eager', fetchPriority: 'high'};
  const later = {loading: 'lazy', decoding: 'async'};

  const at = <T extends RootContent | PhrasingContent>(offset: number, node: T): T => ({
    ...node,
    position: {start: {line: 1, column: 1, offset}, end: {line: 1, column: 9, offset}},
  });
  const heading = (offset: number, depth: 1 | 2) =>
    at(offset, {type: 'heading', depth, children: []});

  test('where it is the first, and no heading but that of the text stands before it', async () => {
    const [first, second] = await made([
      heading(0, 1),
      paragraph(at(9, image('./large.png')), at(10, image('./plan.svg'))),
      heading(20, 2),
    ]);
    expect(imgOf(first)).toMatchObject(now);
    expect(imgOf(first)).not.toHaveProperty('decoding');
    expect(imgOf(second)).toMatchObject(later);
    expect(imgOf(second)).not.toHaveProperty('fetchPriority');
  });

  test('but not below a heading', async () => {
    const [first] = await made([heading(0, 2), paragraph(at(9, image('./large.png')))]);
    expect(imgOf(first)).toMatchObject(later);
  });
});

test('the bundler learns which pictures a text depends on, and what to publish with it', async () => {
  const path = join(siteDir, 'blog/a-post/other.md');
  await compile(
    [paragraph(image('./both.png'), image('./plan.svg'), image('./missing.png'))],
    path,
  );
  const {read, published} = filesOf(path);
  expect([...read].sort()).toEqual(
    ['both.png', 'missing.png', 'plan.svg'].map((name) => join(siteDir, 'blog/a-post', name)),
  );
  // Of one picture AVIF in two widths and WebP, and the SVG.
  expect(published.size).toBe(4);
});

test('a file that is not a picture is published as it is, with a warning', async () => {
  const [html] = await made([paragraph(image('./broken.png'))]);
  expect(html!.name).toBe('img');
  expect(html!.attributes).not.toHaveProperty('width');
  expect(html!.attributes.src).toMatch(/broken-0-\w+\.png$/);
  expect(warn).toHaveBeenLastCalledWith(
    text,
    expect.objectContaining({url: './broken.png'}),
    expect.stringMatching(/^The picture \.\/broken\.png cannot be encoded/) as string,
    expect.stringMatching(/^cannot be encoded/) as string,
  );
});

test('the build stops, with file and line, at an address that is none', async () => {
  await expect(compile([paragraph(image('./100%.png'))])).rejects.toThrow(
    /index\.md:7: The picture \.\/100%\.png has an address that cannot be read: write %25/,
  );
});
