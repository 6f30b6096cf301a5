import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm);

export const parseText = (text: string): Root => parser.parse(text);

/**
 * Where code stands in a text. Indented code does not count: what is indented inside a shortcode or a Liquid tag
 * only looks like it.
 */
export function codeIn(text: string, root = parseText(text)): (offset: number) => boolean {
  const ranges: Array<[number, number]> = [];
  visit(root, ['code', 'inlineCode'], (node) => {
    if (!node.position) {
      return;
    }
    const {start, end} = node.position;
    if (node.type === 'inlineCode' || /^[`~]/.test(text.slice(start.offset))) {
      ranges.push([start.offset!, end.offset!]);
    }
  });
  return (offset) => ranges.some(([start, end]) => start <= offset && offset < end);
}
