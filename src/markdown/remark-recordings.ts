import {join} from 'node:path';
import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {componentImport, declares} from './jsx';

const module = join(__dirname, '../components/Audio');

/**
 * Imports the components of recordings, and with them their sheet, into a text that has one. A component of such a name
 * that the text brings itself stays.
 */
export function recordings() {
  return (root: Root): void => {
    const found = new Set<unknown>();
    visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      found.add('name' in node && node.name);
    });
    for (const name of ['Audio', 'PlayerSlot']) {
      if (found.has(name) && !declares(root, name)) {
        root.children.unshift(componentImport(name, module));
      }
    }
  };
}
