import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {h} from 'hastscript';
import {toString} from 'mdast-util-to-string';
import {compile} from '../../tests/product/support/compile';
import {englishLanguage} from '../settings/words';
import {typography} from './remark-typography';

test.each([
  [`She's "*here*"`, 'She’s “here”'],
  [`*Ann*'s "\`a\`"`, 'Ann’s “a”'],
  [`# The "new" one\n\n"Yes"`, 'The “new” one“Yes”'],
  [`| "a" |\n| - |\n| it's |`, '“a”it’s'],
  ['"A [link](/a/) to \'*b*\'", she said', '“A link to ‘b’”, she said'],
  [`First.<br />"Second"; Word.<wbr />"After"`, 'First.<br />“Second”; Word.<wbr />“After”'],
  ['one  \n"two"', 'one“two”'],
  ['in 30 ms', 'in 30\u00A0ms'],
  // Its address is made of its text.
  ['## In 30 ms', 'In 30 ms'],
  // What a machine reads stays as typed.
  [`Say \`don't\`, then don't`, `Say don't, then don’t`],
  ['```js\n"a"\n```', '"a"'],
  ["$f'(x)$ isn't", "f'(x) isn’t"],
  // Emphasis may end with a full-width mark.
  ['**重要：**请先备份。', '重要：请先备份。'],
  ['~~删除：~~后面。', '删除：后面。'],
  ['我们发布了新\n版本\nA。', '我们发布了新版本\nA。', 'zh'],
  ['"so"', '„so“', 'de'],
])('%s is set as a printer would', async (text, set, tag = 'en') => {
  const root = await compile(text, typography({languageOf: () => ({...englishLanguage, tag})}));
  expect(toString(root)).toBe(set);
});

test('a caption is set, and the labels of its drawing, which have been measured, are not', () => {
  const made = [h('svg', h('text', "it's")), h('figcaption', ["It's ", h('code', "'")])];
  const root: Root = {
    type: 'root',
    children: [{type: 'paragraph', children: [], data: {hName: 'figure', hChildren: made}}],
  };
  typography({languageOf: () => englishLanguage})(root, {path: '/site/blog/a.md'});
  expect(made.map((node) => toString(node))).toEqual(["it's", "It’s '"]);
});
