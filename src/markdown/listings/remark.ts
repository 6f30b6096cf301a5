import {existsSync, readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import {besideText} from '../../content/translations/beside-text';
import {namesFile, resolveListing} from '../../lib/listing';
import {visit} from '../../lib/es-modules.cjs';
import {stopAt, type File} from '../warn';

/** What is not shown as code, but drawn (see markdown/figures). */
const drawn = new Set(['chart', 'dot']);

/**
 * A remark plugin for posts: a code block may name a file that lies beside the post, or a region of one. An empty
 * fence is filled with it, any other has to be equal to it. A block that names none is shown as it is written.
 *
 * Stops the build, with the post's file and line, at a file or a region that is not there, and at a listing that
 * differs.
 */
export function listings() {
  return (root: Root, file: File): void => {
    const read = (path: string) => readFileSync(besideText(file.path, path, existsSync), 'utf8');
    visit(root, 'code', (code) => {
      if (drawn.has(code.lang ?? '') || !namesFile(code.meta ?? '')) {
        return;
      }
      try {
        Object.assign(code, resolveListing({meta: code.meta ?? '', value: code.value}, read));
      } catch (error) {
        stopAt(file, code, (error as Error).message);
      }
    });
  };
}
