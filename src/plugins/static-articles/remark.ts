import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from '../../lib/visit';
import partsAsCode from './parts.cjs';

/** Puts each island of a text into an element that names it, by which the browser finds it (see text.tsx). */
export function islands({siteDir}: {siteDir: string}) {
  return (tree: Root, {path}: {path: string}): void => {
    const ids = new Map(partsAsCode(path, siteDir)?.map(({id, name}) => [name, id]));
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      const id = ids.get(node.name ?? '');
      if (id === undefined) {
        return undefined;
      }
      const island: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'div',
        attributes: [{type: 'mdxJsxAttribute', name: 'data-island', value: id}],
        children: [node],
      };
      parent!.children[index!] = island;
      return SKIP;
    });
  };
}
