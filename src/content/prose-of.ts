import type {Nodes} from 'mdast';

/** Nodes that end a word even without a space. */
const blocks: ReadonlyArray<Nodes['type']> = ['paragraph', 'heading', 'tableCell', 'break'];

/**
 * The prose of a text: paragraphs, headings, lists, tables and footnotes, including inline code; not code blocks,
 * formulas, comments or the output of components. The fence of a callout is not prose; its title is.
 *
 * @param node a Markdown tree, with directives
 */
export function proseOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') {
    return node.value;
  }
  let prose = blocks.includes(node.type) ? '\n' : '';
  if (node.type === 'textDirective' || node.type === 'leafDirective') {
    // The site has no such directives: the colon is an ordinary character, followed by text.
    prose += `:${node.name}`;
  }
  if ('children' in node) {
    for (const child of node.children) {
      prose += proseOf(child);
    }
  }
  return prose;
}
