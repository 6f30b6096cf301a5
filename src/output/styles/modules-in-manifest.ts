import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';

type Compiler = ConfigureWebpackUtils['currentBundler']['instance']['Compiler']['prototype'];

/** What Docusaurus reads from its manifest: the numbers of the chunks that come with a module. */
type Manifest = {origins: Record<string, Array<string | number | null>>};

/**
 * Lets Docusaurus link the style sheets of the modules that it renders. It notes these by what is imported, such as
 * `@theme/BlogPostPage`, but its manifest of the client, in this folder, only has the names of chunks.
 */
export function modulesInManifest(folder: string) {
  const file = join(folder, 'client-manifest.json');
  return {
    apply(compiler: Compiler) {
      if (compiler.options.mode !== 'production') {
        return;
      }
      compiler.hooks.afterEmit.tap('styles', ({chunkGroups}) => {
        const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
        for (const {origins, chunks} of chunkGroups) {
          for (const {request} of origins) {
            if (request) {
              manifest.origins[request] = chunks.map(({id}) => id);
            }
          }
        }
        writeFileSync(file, JSON.stringify(manifest));
      });
    },
  };
}
