import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {activeContent} from '../lib/active-content';
import {documentKind, isLeftOver} from '../lib/published-file';
import type {Output} from './output';
import {filesOf} from './pages';

/**
 * Looks at the files that are published as they are: those that systems and editors leave in `static/` go, and the build
 * stops at a document that runs something, wherever it is from. The check of posts finds nearly all of these, with
 * their lines; not code beside a post to which the post links, nor what a plugin writes.
 */
export default function publishedFiles(): Output {
  return {
    name: 'published-files',
    step: {
      reads: [],
      writes: ['checked files'],
      async run({outDir}) {
        for (const file of await filesOf(outDir)) {
          const kind = documentKind(file);
          // Other HTML is pages, whose policy the last pass checks.
          const isByItself = kind === 'xml' || (kind === 'html' && /(?:^|\/)assets\//.test(file));
          if (isLeftOver(file)) {
            rmSync(join(outDir, file));
          } else if (isByItself) {
            const found = activeContent(readFileSync(join(outDir, file), 'utf8'), kind === 'xml');
            if (found) {
              throw new Error(
                `${file} would run ${found.what} for whoever opens it: delete that from the file that it is made of, or link to no such file.`,
              );
            }
          }
        }
      },
    },
  };
}
