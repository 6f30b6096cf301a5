import {cardHtml, escaped, type Payload} from './card-html';

/** A node of Lexical, the editor since Ghost 5.32. */
type Node = Payload & {type?: string; children?: Node[]; text?: string; format?: number | string};

/** Bits of `format`, and the elements that they stand for. */
const formats: Array<[bit: number, tag: string]> = [
  [16, 'code'],
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
];

function words({text = '', format}: Node): string {
  const bits = typeof format === 'number' ? format : 0;
  return formats
    .filter(([bit]) => (bits & bit) !== 0)
    .reduce((inner, [, tag]) => `<${tag}>${inner}</${tag}>`, escaped(text));
}

const inside = (node: Node): string => (node.children ?? []).map(html).join('');

const tagged = (tag: string, node: Node) => `<${tag}>${inside(node)}</${tag}>`;

function html(node: Node): string {
  switch (node.type) {
    case 'root':
      return inside(node);
    case 'text':
    case 'extended-text':
      return words(node);
    case 'linebreak':
      return '<br>';
    case 'tab':
      return ' ';
    case 'paragraph':
      return tagged('p', node);
    case 'heading':
    case 'extended-heading':
      return tagged(typeof node.tag === 'string' ? node.tag : 'h2', node);
    case 'quote':
    case 'extended-quote':
    case 'aside':
      return tagged('blockquote', node);
    case 'list':
      return tagged(node.listType === 'number' || node.tag === 'ol' ? 'ol' : 'ul', node);
    case 'listitem':
      return tagged('li', node);
    case 'link':
    case 'autolink':
      return `<a href="${escaped(typeof node.url === 'string' ? node.url : '')}">${inside(node)}</a>`;
    default:
      return cardHtml(node.type ?? 'unnamed', node);
  }
}

/** The HTML of a text that Ghost keeps as Lexical. */
export const lexicalHtml = (json: string): string => html((JSON.parse(json) as {root: Node}).root);
