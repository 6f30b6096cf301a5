import type {ChunkGroup, WebpackPluginInstance} from 'webpack';
import {bundlerRuntime} from '../../lib/bundler-runtime';

/** The chunk of the code that on-demand-loader.cjs includes only for its styles. */
export const chunkOfTexts = 'of-texts';

const isRuntime = ({name: file}: {name: string}) => bundlerRuntime.test(file);

/**
 * Keeps code that no page loads out of the built site: what the build renders around and inside texts is in
 * the readers' bundle only for its styles, which Docusaurus gathers into one sheet.
 */
export const withoutCodeOfTexts: WebpackPluginInstance = {
  apply({hooks, webpack: {sources}}) {
    hooks.thisCompilation.tap('static-articles', (compilation) => {
      compilation.hooks.processAssets.tap('static-articles', () => {
        const loaded = new Set<ChunkGroup>();
        const note = (group: ChunkGroup) => {
          if (group.name !== chunkOfTexts && !loaded.has(group)) {
            loaded.add(group);
            [...group.childrenIterable].forEach(note);
          }
        };
        [...compilation.entrypoints.values()].forEach(note);
        const files = new Set([...loaded].flatMap((group) => group.getFiles()));
        const dropped = compilation.chunkGroups
          .flatMap((group) => group.getFiles())
          .filter((file) => file.endsWith('.js') && !files.has(file) && compilation.getAsset(file));
        const hashes = new Set(dropped.map((file) => /\.(\w+)\.js$/.exec(file)?.[1]));
        for (const file of new Set(dropped)) {
          compilation.deleteAsset(file);
        }
        // The bundler's own script lists them by hash, so each edit of such a text would change it, and with it
        // all pages that name it.
        for (const {name: file} of compilation.getAssets().filter(isRuntime)) {
          compilation.updateAsset(file, (source) => {
            const text = String(source.source());
            return new sources.RawSource(
              text.replaceAll(/"(\w+)"/g, (all, hash: string) => (hashes.has(hash) ? '""' : all)),
            );
          });
        }
      });
    });
  },
};
