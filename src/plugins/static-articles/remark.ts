import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from '../../lib/visit';
import partsAsCode from './parts.cjs';

/** Puts each island of a text into an element by which the browser finds it (see text.tsx). */
export function islands() {
  return (tree: Root, {path}: {path: string}): void => {
    const names = new Set(partsAsCode(path)?.map(({name}) => name));
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (node.name === null || !names.has(node.name)) {
        return undefined;
      }
      const island: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'div',
        attributes: [{type: 'mdxJsxAttribute', name: 'data-island', value: node.name}],
        children: [node],
      };
      parent!.children[index!] = island;
      return SKIP;
    });
  };
}
