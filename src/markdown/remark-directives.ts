import type {Root, Text} from 'mdast';
import {visit} from '../lib/es-modules.cjs';
import {warn} from './warn';

/** A node of remark-directive. */
type Directive = {type: string; data?: unknown; position?: Text['position']};

/**
 * A remark plugin that shows an unknown directive, such as `::youtube{id=1}` or `:name[words]`, as written;
 * Docusaurus would keep only the words in its brackets. It runs after the plugins that handle directives.
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
          'directive',
        );
      }
    });
  };
}
