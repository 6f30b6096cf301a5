import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isPart} from '../content/is-part';
import {stopAt, type File} from './warn';

/**
 * A remark plugin that names footnotes by the label that their author gave them. Docusaurus adds a hash of the absolute
 * path of the post, so each machine would publish other names, and links to a note would break. Stops the build at a note in a part
 * that other texts import: each file numbers its own, so that a page would have two of one number.
 */
export const noteNames =
  ({siteDir}: {siteDir: string}) =>
  (root: Root, file: File): void => {
    const inPart = isPart(siteDir, file.path);
    visit(root, ['footnoteReference', 'footnoteDefinition'], (node) => {
      if ('label' in node && typeof node.label === 'string') {
        if (inPart) {
          stopAt(
            file,
            node,
            new Error(
              `The note [^${node.label}] is in a part that other texts import, and would have the number of one of theirs: write it into these texts.`,
            ),
          );
        }
        Object.assign(node, {identifier: node.label.toUpperCase().toLowerCase()});
      }
    });
  };
