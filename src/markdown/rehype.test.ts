import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {addresses} from './rehype-addresses';
import {englishLanguage} from '../settings/words';
import {embedsAsLinks} from './rehype-embeds';
import {tasks} from './rehype-tasks';
import {warn} from './warn';

vi.mock(import('./warn'), async (original) => ({...(await original()), warn: vi.fn()}));

const siteDir = mkdtempSync(join(tmpdir(), 'site-'));
const path = join(siteDir, 'blog/post/index.md');
mkdirSync(join(siteDir, 'blog/post'), {recursive: true});
mkdirSync(join(siteDir, 'static/files'), {recursive: true});
writeFileSync(join(siteDir, 'blog/post/a.mp4'), '');
writeFileSync(join(siteDir, 'static/files/b.pdf'), '');

beforeEach(() => {
  vi.mocked(warn).mockClear();
});

type Transform = (root: Root) => void;

const fail = (reason: string): never => {
  throw new Error(reason);
};
const embeds: Transform = (root) => {
  embedsAsLinks({languageOf: () => englishLanguage})(root, {path});
};
const below: Transform = (root) => {
  addresses({siteDir, baseUrl: '/blog/'})(root, {path, data: {}, fail});
};

function transformed(html: string, transform: Transform): string {
  const root = fromHtml(html, {fragment: true});
  transform(root);
  return toHtml(root).replace(/<anchor-target[^>]*><\/anchor-target>/g, '');
}

/** Transforms an element as MDX represents it, with these attributes. */
function jsx(name: string, given: Record<string, MdxJsxAttribute['value']>, transform: Transform) {
  const attributes = Object.entries(given).map(
    ([name, value]) => ({type: 'mdxJsxAttribute', name, value}) as const,
  );
  const node: MdxJsxFlowElementHast = {
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children: [],
    data: {_mdxExplicitJsx: true},
    position: {start: {line: 1, column: 1}, end: {line: 1, column: 9}},
  };
  const root: Root = {type: 'root', children: [node]};
  transform(root);
  return root.children[0] as MdxJsxFlowElementHast;
}

describe('what is on another site is a link', () => {
  const link = (address: string, words: string) => `<a href="${address}">${words}</a>`;

  test.each([
    [
      '<img src="https://a.example/b.png" alt="A chart">',
      link('https://a.example/b.png', 'A chart (a.example)'),
    ],
    ['<img src="//a.example/b.png">', link('//a.example/b.png', 'Picture (a.example)')],
    [
      '<a href="https://c.example/"><img src="https://a.example/b.png" alt="Build"></a>',
      link('https://c.example/', 'Build'),
    ],
    [
      '<iframe src="https://a.example/abc" title="A talk"></iframe>',
      link('https://a.example/abc', 'A talk (a.example)'),
    ],
    ['<iframe src="/demo/"></iframe>', link('pathname:///demo/', 'Embedded page')],
    [
      '<video><source src="https://a.example/b.mp4"></video>',
      link('https://a.example/b.mp4', 'Video (a.example)'),
    ],
    [
      '<form action="https://a.example/join"><input></form>',
      link('https://a.example/join', 'Form (a.example)'),
    ],
  ])('%s', (html, shown) => {
    expect(transformed(html, embeds)).toBe(shown);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('in MDX too', () => {
    const node = jsx('iframe', {src: 'https://a.example/', title: 'Demo'}, embeds);
    expect(node).toMatchObject({tagName: 'a', properties: {href: 'https://a.example/'}});
  });

  test.each([
    '<img src="/a.png" alt="A">',
    '<video src="./a.mp4" controls></video>',
    '<form><input></form>',
    '<p style="color: red">Red</p>',
    '<blockquote class="twitter-tweet"><p>Words</p></blockquote>',
  ])('what is here stays: %s', (html) => {
    expect(transformed(html, embeds)).toBe(html);
    expect(warn).not.toHaveBeenCalled();
  });
});

test.each([
  ['<p>A</p><script src="https://a.example/b.js"></script><p>B</p>', '<p>A</p><p>B</p>'],
  ['<button onclick="go()">Go</button>', '<button>Go</button>'],
  ['<a href="javascript:go()">Go</a>', '<a>Go</a>'],
  ['<link rel="stylesheet" href="https://a.example/b.css">', ''],
])('code is left out, with a warning: %s', (html, shown) => {
  expect(transformed(html, embeds)).toBe(shown);
  expect(warn).toHaveBeenCalledOnce();
});

describe('below a path of its host', () => {
  test.each([
    ['<img src="/a.png">', '<img src="/blog/a.png">'],
    ['<img src="pathname:///a.png">', '<img src="/blog/a.png">'],
    [
      '<video src="/a.mp4" poster="/p.png"></video>',
      '<video src="/blog/a.mp4" poster="/blog/p.png"></video>',
    ],
    // The site's link component adds the base URL.
    ['<a href="/tags/">a</a>', '<a href="/tags/">a</a>'],
    ['<a href="/files/b.pdf">a</a>', '<a href="pathname:///files/b.pdf">a</a>'],
    ['<a href="//a.example/">a</a>', '<a href="//a.example/">a</a>'],
    ['<a name="part"></a>', '<a name="part" id="part"></a>'],
  ])('%s', (html, shown) => {
    expect(transformed(html, below)).toBe(shown);
  });

  test('a file beside the text is published', () => {
    const root = fromHtml('<video src="./a.mp4#t=3" controls></video>', {fragment: true});
    below(root);
    const [video] = root.children as unknown as [MdxJsxFlowElementHast];
    expect(video).toMatchObject({type: 'mdxJsxTextElement', name: 'video'});
    expect(JSON.stringify(video.attributes)).toMatch(/require\(.*\.\/a\.mp4/);
  });

  test('one that is not there stops the build', () => {
    const html = '<p><img src="./none.png" alt="Words"></p>';
    expect(() => transformed(html, below)).toThrow(/post\/index\.md:1: There is no \.\/none\.png/);
  });

  test('an id is an anchor that links may name', () => {
    const root = fromHtml('<div id="a"></div><h2 id="b">B</h2>', {fragment: true});
    below(root);
    const targets = root.children.filter(
      (child) => child.type === 'element' && child.tagName === 'anchor-target',
    );
    expect(targets).toMatchObject([{properties: {target: 'a'}}]);
  });
});

test('boxes of tasks are signs, and controls stay', () => {
  expect(
    transformed(
      '<li><p><input type="checkbox" checked disabled> A</p></li><li><input type="checkbox" disabled> B</li><input type="checkbox">',
      tasks(),
    ),
  ).toBe(
    '<li><p><span data-task="done">☑\ufe0e</span> A</p></li><li><span data-task="open">☐</span> B</li><input type="checkbox">',
  );
});
