import type {Plugin} from '@docusaurus/types';
import {coverFile, type Cover} from '../../lib/cover';

/** A drawing with its cover, which names its file. */
export type Drawn = {cover: Cover; drawing: string};

type Configured = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * Configures the bundler to publish drawings, in a build and in a preview.
 *
 * @param drawn called once all content has been loaded
 */
export const publishCovers = (drawn: () => Drawn[], isServer: boolean): Configured =>
  isServer
    ? {}
    : {
        plugins: [
          {
            apply(compiler) {
              compiler.hooks.thisCompilation.tap('covers', (compilation) => {
                compilation.hooks.processAssets.tap('covers', () => {
                  for (const {cover, drawing} of drawn()) {
                    compilation.emitAsset(
                      coverFile(cover),
                      new compiler.webpack.sources.RawSource(drawing),
                    );
                  }
                });
              });
            },
          },
        ],
      };
