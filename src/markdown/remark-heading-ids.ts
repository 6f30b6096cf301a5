import type {Root} from 'mdast';
import {toString, visit} from '../lib/es-modules.cjs';

/**
 * A remark plugin for headings such as `## 🎉`, of whose text no id can be made: an empty id is none, and nothing can link
 * to it. Docusaurus numbers those alike.
 */
export function headingIds() {
  return (root: Root): void => {
    visit(root, 'heading', (heading) => {
      if (!/[\p{L}\p{N}_-]/u.test(toString(heading))) {
        heading.data = {
          ...heading.data,
          hProperties: {...heading.data?.hProperties, id: 'section'},
        };
      }
    });
  };
}
