import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import {besideText} from '../../content/translations/beside-text';
import {drawnLanguages, namesFile, resolveListing} from '../../lib/listing';
import {visit} from 'unist-util-visit';
import {noteFiles} from '../files-of-texts';
import {stopAt, type File} from '../warn';

/**
 * A remark plugin for posts: a code block may name a file beside the post, or a region of one. An empty fence is
 * filled with it; any other must be equal to it. A block that names no file is shown as written. A region can be linked
 * by its name.
 *
 * Stops the build, with the post's file and line, at a missing file or region, and at a listing that differs.
 */
export function listings({siteDir}: {siteDir: string}) {
  return (root: Root, file: File): void => {
    const read = (path: string) => {
      const listed = besideText(siteDir, file.path, path);
      noteFiles(file.path, {read: [listed]});
      return readFileSync(listed, 'utf8');
    };
    visit(root, 'code', (code) => {
      if (drawnLanguages.has(code.lang ?? '') || !namesFile(code.meta ?? '')) {
        return;
      }
      try {
        const {region, ...shown} = resolveListing({meta: code.meta ?? '', value: code.value}, read);
        Object.assign(code, shown);
        if (region !== undefined) {
          code.data = {...code.data, hProperties: {id: region}};
        }
      } catch (error) {
        stopAt(file, code, error);
      }
    });
  };
}
