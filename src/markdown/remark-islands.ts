import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import {islandAttribute} from '../lib/contracts';
import {SKIP, visit} from 'unist-util-visit';

/** Names that a text imports from modules of its own, which are components: files and Markdown are not. */
function componentsIn(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, (node) => {
    if ((node.type as string) === 'mdxjsEsm' && 'value' in node) {
      const imports = node.value.matchAll(
        /^import\s+(.+?)\s+from\s+['"]\.{1,2}\/[^'"]*?(\.\w+)?['"]/gms,
      );
      for (const [, what, extension = ''] of imports) {
        if (/^(?:|\.[jt]sx?)$/.test(extension)) {
          what!.match(/\b[A-Z]\w*/g)?.forEach((name) => names.add(name));
        }
      }
    }
  });
  return names;
}

/**
 * Marks the interactive parts of a text, components from modules beside it: the site script starts React when one of
 * them is about to come into view, and not before.
 */
export function islands() {
  return (tree: Root): void => {
    const components = componentsIn(tree);
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      if (!('name' in node) || !components.has(node.name ?? '')) {
        return undefined;
      }
      parent!.children[index!] = {
        type: node.type,
        name: node.type === 'mdxJsxTextElement' ? 'span' : 'div',
        attributes: [{type: 'mdxJsxAttribute', name: islandAttribute, value: ''}],
        children: [node],
      } as never;
      return SKIP;
    });
  };
}
