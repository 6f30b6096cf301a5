import type {ElementContent, Root as HtmlRoot} from 'hast';
import type {Root} from 'mdast';
import {SKIP, visit} from '../lib/es-modules.cjs';
import {typeset, withPrintersQuotes, withUnits} from '../lib/typography';

/** Elements whose text is that of a machine. */
const asTyped = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style', 'tt', 'var']);

/** Sets what another plugin made in place of a node, besides drawings, whose labels have been measured. */
function setMade(children: ElementContent[], language: string): void {
  const made: HtmlRoot = {type: 'root', children};
  visit(made, (node) => {
    if (node.type === 'text') {
      node.value = typeset(node.value, language);
    }
    return node.type === 'element' && (node.tagName === 'svg' || asTyped.has(node.tagName))
      ? SKIP
      : undefined;
  });
}

/**
 * A remark plugin that sets prose as a printer would: with real apostrophes and quotation marks, and with numbers that
 * stay on one line with their units. Code, and what `<kbd>` and the like surround, stay as typed.
 */
export function typography({language}: {language: string}) {
  return (root: Root): void => {
    /** What stands before the next text on its line. */
    let before = '';
    let isHeading = false;
    // How many elements of HTML are open whose text stays as typed: plain Markdown keeps tags beside their text.
    let typed = 0;
    visit(root, (node) => {
      if (node.data?.hChildren) {
        setMade(node.data.hChildren, language);
      }
      switch (node.type) {
        case 'paragraph':
        case 'heading':
        case 'tableCell':
          before = '';
          isHeading = node.type === 'heading';
          break;
        case 'text':
          if (typed === 0) {
            const quoted = withPrintersQuotes(node.value, language, before);
            // A heading's address is made of its text, where another kind of space would make another address.
            node.value = isHeading ? quoted : withUnits(quoted);
          }
          before = node.value.slice(-1);
          break;
        case 'inlineCode':
          before = node.value.slice(-1);
          break;
        case 'break':
          before = ' ';
          break;
        case 'html': {
          const [, end, name = ''] = /^<(\/?)([a-z]+)\b/i.exec(node.value) ?? [];
          if (asTyped.has(name.toLowerCase())) {
            typed = Math.max(0, typed + (end ? -1 : 1));
          }
          break;
        }
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          return asTyped.has(node.name ?? '') ? SKIP : undefined;
      }
      return undefined;
    });
  };
}
