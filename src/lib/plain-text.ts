import {remarkParse, unified} from './es-packages.cjs';
import type {Nodes} from 'mdast';

const markdown = unified().use(remarkParse).freeze();

function textOf(node: Nodes): string {
  if (node.type === 'image' || node.type === 'break') {
    return node.type === 'image' ? (node.alt ?? '') : ' ';
  }
  return 'children' in node
    ? node.children.map(textOf).join('')
    : 'value' in node
      ? node.value
      : '';
}

/**
 * A value of front matter as plain text, which titles, cards, feeds and structured data show alike: without the signs of Markdown and
 * with the characters of entities. YAML takes some texts for numbers and days. What looks like HTML stays, such as `Array<T>`.
 */
export function plainText(value: unknown): string {
  if (value instanceof Date) {
    return value.toISOString().replace(/T00:00:00.000Z$/, '');
  }
  // A letter before it keeps "1. Title" from being a list.
  return textOf(markdown.parse(`x ${String(value)}`)).slice(2);
}
