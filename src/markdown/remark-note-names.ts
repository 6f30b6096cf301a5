import {relative} from 'node:path';
import {posixPath, simpleHash} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * A remark plugin that names footnotes by the label that their author gave them. Docusaurus adds a hash of the absolute
 * path of the post, so each machine would publish other names, and links to a note would break. A part that other texts
 * import has a hash of its path in the site, since its labels may be theirs too.
 */
export const noteNames =
  ({siteDir}: {siteDir: string}) =>
  (root: Root, {path}: {path: string}): void => {
    const inSite = posixPath(relative(siteDir, path));
    const isPart = inSite.split('/').some((name) => name.startsWith('_'));
    visit(root, ['footnoteReference', 'footnoteDefinition'], (node) => {
      if ('label' in node && typeof node.label === 'string') {
        const name = node.label.toUpperCase().toLowerCase();
        Object.assign(node, {identifier: isPart ? `${name}-${simpleHash(inSite, 6)}` : name});
      }
    });
  };
