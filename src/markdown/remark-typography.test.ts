import type {Root} from 'mdast';
import {describe, expect, test} from 'vitest';
import {h, toString, visit} from '../lib/es-modules.cjs';
import {postParser} from '../lib/post-parser';
import {typography} from './remark-typography';

/** The texts of what is left of Markdown, one after another. */
function shown(text: string, isMdx = false): string {
  const root: Root = postParser(isMdx).parse(text);
  typography({language: 'en'})(root);
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
    [`<kbd>"</kbd> it's <code>'</code>`, `" it’s '`],
    ['```js\n"a"\n```', '"a"'],
  ])('%s', (text, set) => {
    expect(shown(text)).toBe(set);
  });

  test('in MDX too', () => {
    expect(shown(`<kbd>"</kbd> it's`, true)).toBe(`" it’s`);
  });
});

test('a caption is set, and the labels of its drawing, which have been measured, are not', () => {
  const made = [h('svg', h('text', "it's")), h('figcaption', ["It's ", h('code', "'")])];
  const root: Root = {
    type: 'root',
    children: [{type: 'paragraph', children: [], data: {hName: 'figure', hChildren: made}}],
  };
  typography({language: 'en'})(root);
  expect(made.map((node) => toString(node))).toEqual(["it's", "It’s '"]);
});
