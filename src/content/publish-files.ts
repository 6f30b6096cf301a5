import type {Plugin} from '@docusaurus/types';

/** A file of the site. */
export type File = {
  /** Its path from the root of the site. */
  path: string;
  content: string | Buffer;
};

type Configured = NonNullable<ReturnType<NonNullable<Plugin['configureWebpack']>>>;

/**
 * Configures the bundler to publish files, in a build and in a preview.
 *
 * @param files called once all content has been loaded
 */
export const publishFiles = (files: () => File[], isServer: boolean): Configured =>
  isServer
    ? {}
    : {
        plugins: [
          {
            apply(compiler) {
              compiler.hooks.thisCompilation.tap('publish-files', (compilation) => {
                compilation.hooks.processAssets.tap('publish-files', () => {
                  for (const {path, content} of files()) {
                    compilation.emitAsset(path, new compiler.webpack.sources.RawSource(content));
                  }
                });
              });
            },
          },
        ],
      };
