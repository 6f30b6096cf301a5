import {remarkParse, unified} from './es-packages.cjs';
import {toString} from 'mdast-util-to-string';
import {withoutControls} from './controls';

const markdown = unified().use(remarkParse).freeze();

/**
 * A value of front matter as plain text, which titles, cards, feeds and structured data show alike: without the signs of Markdown and
 * with the characters of entities and no others that nobody sees. YAML takes some texts for numbers and days. What looks like HTML stays, such as `Array<T>`.
 */
export function plainText(value: unknown): string {
  if (value instanceof Date) {
    return value.toISOString().replace(/T00:00:00.000Z$/, '');
  }
  // A letter before it, on the same line, keeps "1. Title" from being a list.
  const line = `x ${String(value).replace(/\s*\n\s*/g, ' ')}`;
  return withoutControls(toString(markdown.parse(line)).slice(2));
}
