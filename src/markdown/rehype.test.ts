import {join} from 'node:path';
import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {beforeEach, expect, test, vi} from 'vitest';
import {folderWith} from '../../tests/product/support/folder';
import {blockJsx} from './jsx';
import {addresses} from './rehype-addresses';
import {englishLanguage} from '../settings/words';
import {cells} from './rehype-cells';
import {embedsAsLinks} from './rehype-embeds';
import {tasks} from './rehype-tasks';
import {warn} from './warn';

vi.mock(import('./warn'), async (original) => ({...(await original()), warn: vi.fn()}));

const siteDir = folderWith({
  ...{'blog/post/a.mp4': '', 'blog/post/a.png': '', 'blog/post/Makefile': ''},
  'static/files/b.pdf': '',
});
const path = join(siteDir, 'blog/post/index.md');

beforeEach(() => {
  vi.mocked(warn).mockClear();
});

type Transform = (root: Root) => void;

const embeds: Transform = (root) => {
  embedsAsLinks({languageOf: () => englishLanguage})(root, {path});
};
const below: Transform = (root) => {
  addresses({siteDir, baseUrl: '/blog/'})(root, {
    ...{path, data: {}},
    fail(reason) {
      throw new Error(reason);
    },
  });
};

function transformed(html: string, transform: Transform): string {
  const root = fromHtml(html, {fragment: true});
  transform(root);
  return toHtml(root).replace(/<anchor-target[^>]*><\/anchor-target>/g, '');
}

const link = (address: string, words: string) => `<a href="${address}">${words}</a>`;

test.each([
  ['<img src="https://a.io/b" alt="A chart">', link('https://a.io/b', 'A chart (a.io)')],
  ['<img src="//a.io/b">', link('//a.io/b', 'Picture (a.io)')],
  ['<a href="/c/"><img src="//a.io/b" alt="Build"></a>', link('/c/', 'Build')],
  ['<iframe src="//a.io/b" title="A talk"></iframe>', link('//a.io/b', 'A talk (a.io)')],
  ['<iframe src="/demo/"></iframe>', link('pathname:///demo/', 'Embedded page')],
  ['<video><source src="//a.io/b"></video>', link('//a.io/b', 'Video (a.io)')],
  ['<form action="https://a.io/b"><input></form>', link('https://a.io/b', 'Form (a.io)')],
  ['<p>A</p><script src="https://a.example/b.js"></script><p>B</p>', '<p>A</p><p>B</p>'],
  ['<button onclick="go()">Go</button>', '<button>Go</button>'],
  ['<a href="javascript:go()">Go</a>', '<a>Go</a>'],
  ['<link rel="stylesheet" href="https://a.example/b.css">', ''],
])('what is on another site is a link, and code is left out, with a warning: %s', (html, shown) => {
  expect(transformed(html, embeds)).toBe(shown);
  expect(warn).toHaveBeenCalledOnce();
});

test('what is on another site is a link in MDX too', () => {
  const root: Root = {
    type: 'root',
    children: [blockJsx('iframe', {src: '//a.io/b', title: 'Demo'}) as MdxJsxFlowElementHast],
  };
  embeds(root);
  expect(toHtml(root)).toBe(link('//a.io/b', 'Demo (a.io)'));
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

test.each([
  ['<img src="/a.png">', '<img src="/blog/a.png">'],
  ['<img src="pathname:///a.png">', '<img src="/blog/a.png">'],
  ['<video src="/a" poster="/p"></video>', '<video src="/blog/a" poster="/blog/p"></video>'],
  // The site's link component adds the base URL.
  ['<a href="/tags/">a</a>', '<a href="/tags/">a</a>'],
  ['<a href="/files/b.pdf">a</a>', '<a href="pathname:///files/b.pdf">a</a>'],
  ['<a href="//a.example/">a</a>', '<a href="//a.example/">a</a>'],
  ['<a name="part"></a>', '<a name="part" id="part"></a>'],
])('below a path of its host: %s', (html, shown) => {
  expect(transformed(html, below)).toBe(shown);
});

test.each([
  ['<video src="./a.mp4#t=3" controls></video>', /require\(.*\.\/a\.mp4/],
  [
    '<img srcset="./a.png, https://b.io/2.png 2x">',
    /require\(.*\.\/a\.png.*https:\/\/b\.io\/2\.png 2x/,
  ],
  ['<source srcset="./a.png 2x">', /require\(.*\.\/a\.png.* 2x/],
  ['<a href="./Makefile">The file</a>', /require\(.*\.\/Makefile.*"download","value":"Makefile"/],
])('a file beside the text is published: %s', (html, request) => {
  const root = fromHtml(html, {fragment: true});
  below(root);
  const [element] = root.children as unknown as [MdxJsxFlowElementHast];
  expect(element.type).toBe('mdxJsxTextElement');
  expect(JSON.stringify(element.attributes)).toMatch(request);
});

test('an id is an anchor that links may name', () => {
  const root = fromHtml('<div id="a"></div><h2 id="b">B</h2>', {fragment: true});
  below(root);
  expect(toHtml(root).match(/<anchor-target.*?>/g)).toEqual(['<anchor-target target="a">']);
});

test('boxes of tasks are signs, and controls stay', () => {
  const done = '<input type="checkbox" checked disabled>';
  const open = '<input type="checkbox" disabled>';
  expect(transformed(`${done}${open}<input type="checkbox">`, tasks())).toBe(
    '<span data-task="done">☑\ufe0e</span><span data-task="open">☐</span><input type="checkbox">',
  );
});

test('the empty corner of a table is no heading', () => {
  expect(transformed('<table><tbody><tr><th></th><th>A</th></tr></tbody></table>', cells())).toBe(
    '<table><tbody><tr><td data-short=""></td><th scope="col" data-short="">A</th></tr></tbody></table>',
  );
});

test('a table that needs more room than a text is marked as wide, however many columns it has', () => {
  const table = (lengths: number[]) =>
    `<tbody><tr>${lengths.map((length) => `<td>${'A word. '.repeat(length / 8)}</td>`).join('')}</tr></tbody></table>`;
  const isWide = (...lengths: number[]) =>
    transformed(`<table>${table(lengths)}`, cells()).startsWith('<table data-wide="">');
  expect(isWide(24, 24, 24, 24)).toBe(true);
  expect(isWide(8, 8, 8, 8, 8, 8, 8)).toBe(false);
  // Columns of running text may break instead.
  expect(isWide(80, 80)).toBe(false);
});

test('cells are aligned without a style, and short ones are marked', () => {
  const rows = (right: string, words: string) =>
    `<table><thead><tr><th${words}>Milliseconds of each run</th></tr></thead><tbody><tr><td${right}>1,723 / 1,531</td><td${words}>each <b>run</b> handles some</td></tr></tbody></table>`;
  expect(transformed(rows(' align="right"', ''), cells())).toBe(
    rows(' data-align="right" data-short=""', ''),
  );
  const cell = (words: string) => `<tr><td>${words}</td></tr>`;
  const marked = (words: string) =>
    transformed(cell(words), cells()).includes('data-short="first"');
  expect([16, 17, 40, 41].map((length) => marked('a'.repeat(length)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
