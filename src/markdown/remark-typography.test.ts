import type {Root} from 'mdast';
import {describe, expect, test} from 'vitest';
import {h} from 'hastscript';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {postParser} from '../lib/post-parser';
import {englishLanguage} from '../settings/words';
import {typography} from './remark-typography';

const set = (root: Root, tag = 'en'): Root => {
  typography({languageOf: () => ({...englishLanguage, tag})})(root, {path: '/site/blog/a.md'});
  return root;
};

/** The texts of what is left of Markdown, one after another. */
function shown(text: string, tag?: string): string {
  const root = set(postParser(false).parse(text), tag);
  const words: string[] = [];
  visit(root, (node) => {
    if ('value' in node && node.type !== 'html') {
      words.push(node.value);
    }
  });
  return words.join('');
}

describe('prose is set as a printer would', () => {
  test.each([
    [`She's "*here*"`, 'She’s “here”'],
    [`*Ann*'s "\`a\`"`, 'Ann’s “a”'],
    [`# The "new" one\n\n"Yes"`, 'The “new” one“Yes”'],
    [`| "a" |\n| - |\n| it's |`, '“a”it’s'],
    ['"A [link](/a/) to \'*b*\'", she said', '“A link to ‘b’”, she said'],
    ['in 30 ms', 'in 30\u00A0ms'],
    // Its address is made of its text.
    ['## In 30 ms', 'In 30 ms'],
  ])('%s', (text, set) => {
    expect(shown(text)).toBe(set);
  });
});

describe('what a machine reads stays as typed', () => {
  test.each([
    [`Say \`don't\`, then don't`, `Say don't, then don’t`],
    ['```js\n"a"\n```', '"a"'],
    ["$f'(x)$ isn't", "f'(x) isn’t"],
  ])('%s', (text, set) => {
    expect(shown(text)).toBe(set);
  });
});

test('emphasis may end with a full-width mark', () => {
  expect(shown('**重要：**请先备份。')).toBe('重要：请先备份。');
});

test('a caption is set, and the labels of its drawing, which have been measured, are not', () => {
  const made = [h('svg', h('text', "it's")), h('figcaption', ["It's ", h('code', "'")])];
  const root: Root = {
    type: 'root',
    children: [{type: 'paragraph', children: [], data: {hName: 'figure', hChildren: made}}],
  };
  set(root);
  expect(made.map((node) => toString(node))).toEqual(["it's", "It’s '"]);
});

test('a German text has German marks', () => {
  expect(shown('"so"', 'de')).toBe('„so“');
});
