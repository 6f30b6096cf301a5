import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {activeContent} from '../lib/active-content';
import {documentKind, isLeftOver} from '../lib/published-file';

/**
 * Looks at a file that is published as it is, and removes it if a system or an editor left it in `static/`. The check of
 * posts finds nearly all documents that run something, with their lines; not code beside a post to which the post links,
 * nor what a plugin writes.
 *
 * @throws Error if it is such a document. Other HTML than files of posts is pages, which have a policy
 */
export function lookAt(outDir: string, file: string): void {
  const kind = documentKind(file);
  if (isLeftOver(file)) {
    rmSync(join(outDir, file));
  } else if (kind === 'xml' || (kind === 'html' && /(?:^|\/)assets\//.test(file))) {
    const found = activeContent(readFileSync(join(outDir, file), 'utf8'), kind === 'xml');
    if (found) {
      throw new Error(
        `${file} would run ${found.what} for whoever opens it: delete that from the file that it is made of, or link to no such file.`,
      );
    }
  }
}
