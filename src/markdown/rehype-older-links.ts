import type {Root} from 'hast';
import {visit} from '../lib/es-modules.cjs';
import {nameOf, setAttribute, tagTypes, type Tag} from './tags';

/**
 * A rehype plugin that allows broken links in older texts: it exempts them from the check that stops the build at
 * broken links and anchors.
 */
export function olderLinks({isOlder}: {isOlder: (path: string) => boolean}) {
  return (root: Root, {path}: {path: string}): void => {
    if (!isOlder(path)) {
      return;
    }
    visit(root, tagTypes, (node) => {
      const tag = node as Tag;
      if (nameOf(tag) === 'a' || nameOf(tag) === 'Link') {
        setAttribute(tag, 'data-noBrokenLinkCheck', 'true');
      }
    });
  };
}
