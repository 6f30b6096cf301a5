import type {BlockContent, Paragraph, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {alertOf} from '../lib/alert';

/** A remark plugin that makes callouts of quotations which GitHub shows as such: `> [!NOTE]`. Docusaurus does the rest. */
export const alerts =
  (kinds: readonly string[]) =>
  (root: Root): void => {
    visit(root, 'blockquote', (quotation) => {
      const alert = alertOf(quotation);
      if (!alert || !kinds.includes(alert.kind)) {
        return;
      }
      const {kind, title, text, length} = alert;
      const [first, ...rest] = quotation.children as [Paragraph, ...BlockContent[]];
      text.value = text.value.slice(length);
      const isEmpty = text.value === '' && first.children.length === 1;
      const label: Paragraph = {
        type: 'paragraph',
        data: {directiveLabel: true},
        children: [{type: 'text', value: title}],
      };
      Object.assign(quotation, {
        type: 'containerDirective',
        name: kind,
        attributes: {},
        children: [...(title === '' ? [] : [label]), ...(isEmpty ? [] : [first]), ...rest],
      });
    });
  };
