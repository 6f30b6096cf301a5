import type {Root, Text} from 'mdast';
import {visit} from '../lib/es-modules.cjs';
import {warn} from './warn';

/** What remark-directive reads. */
type Directive = {type: string; data?: unknown; position?: Text['position']};

/**
 * A remark plugin that shows a directive which nothing here reads, such as `::youtube{id=1}` or `:name[words]`, as it
 * is written; Docusaurus would leave out all but the words in its brackets. It goes after what reads directives.
 */
export function unknownDirectives() {
  return (root: Root, {path, value}: {path: string; value: unknown}): void => {
    const source = String(value);
    visit(root, ['textDirective', 'leafDirective'], (node, index, parent) => {
      const directive = node as unknown as Directive;
      const {type, position, data} = directive;
      const [start, end] = [position?.start.offset, position?.end.offset];
      if (data !== undefined || start === undefined || end === undefined) {
        return;
      }
      const written = source.slice(start, end);
      const text: Text = {type: 'text', value: written, position};
      parent!.children[index!] =
        type === 'leafDirective' ? {type: 'paragraph', children: [text], position} : text;
      if (/[[{]/.test(written)) {
        warn(
          path,
          directive,
          `Nothing here reads ${written}, so it is shown as it is: write it in Markdown.`,
        );
      }
    });
  };
}
