import type {Root} from 'hast';
import {visit} from '../lib/es-modules.cjs';
import {nameOf, setAttribute, tagTypes, type Tag} from './tags';

/**
 * A rehype plugin by which the links of an older text may lead nowhere: the build, which stops at broken links and
 * anchors, is told not to follow them.
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
