import type {Blockquote, Root} from 'mdast';
import {visit} from '../lib/es-modules.cjs';

/**
 * A remark plugin that turns GitHub's alerts into callouts: quotations that begin with `[!NOTE]`, `[!TIP]`,
 * `[!IMPORTANT]`, `[!WARNING]` or `[!CAUTION]`.
 */
export function alerts() {
  return (root: Root): void => {
    visit(root, 'blockquote', (quotation: Blockquote) => {
      const [first] = quotation.children;
      const [start] = first?.type === 'paragraph' ? first.children : [];
      const kind =
        start?.type === 'text'
          ? /^\[!(note|tip|important|warning|caution)\][^\S\n]*(?:\n|$)/i.exec(start.value)
          : null;
      if (kind && first?.type === 'paragraph' && start?.type === 'text') {
        start.value = start.value.slice(kind[0].length);
        if (start.value === '') {
          first.children.shift();
          if (first.children[0]?.type === 'break') {
            first.children.shift();
          }
        }
        Object.assign(quotation, {
          type: 'containerDirective',
          name: kind[1]!.toLowerCase(),
          attributes: {},
        });
      }
    });
  };
}
