import type {Nodes} from 'mdast';

/** What ends a word, though no space follows. */
const blocks: ReadonlyArray<Nodes['type']> = ['paragraph', 'heading', 'tableCell', 'break'];

/**
 * What a reader reads as prose: paragraphs, headings, lists, tables and footnotes, with names of code among them; not
 * code blocks, formulas, comments, nor what components show. The fence of a callout is no prose; its title is.
 *
 * @param node a tree of Markdown, with directives
 */
export function proseOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') {
    return node.value;
  }
  let prose = blocks.includes(node.type) ? '\n' : '';
  if (node.type === 'textDirective' || node.type === 'leafDirective') {
    // The site knows none: it is a colon that is only a character, and what follows it.
    prose += `:${node.name}`;
  }
  if ('children' in node) {
    for (const child of node.children) {
      prose += proseOf(child);
    }
  }
  return prose;
}
