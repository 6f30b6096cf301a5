import type {Root} from 'mdast';
import {islandAttribute} from '../../lib/contracts';
import {SKIP, visit} from '../../lib/es-modules.cjs';
import partsAsCode from './parts.cjs';

/** Wraps each island of a text in an element with its id, by which the browser finds it (see text.tsx). */
export function islands({siteDir}: {siteDir: string}) {
  return (tree: Root, {path}: {path: string}): void => {
    const ids = new Map(partsAsCode(path, siteDir)?.map(({id, name}) => [name, id]));
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const id = 'name' in node ? ids.get(node.name ?? '') : undefined;
      if (id === undefined) {
        return undefined;
      }
      parent!.children[index!] = {
        type: node.type,
        name: node.type === 'mdxJsxTextElement' ? 'span' : 'div',
        attributes: [{type: 'mdxJsxAttribute', name: islandAttribute, value: id}],
        children: [node],
      } as never;
      return SKIP;
    });
  };
}
