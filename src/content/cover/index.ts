import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';
import {coverFile} from '../../lib/cover';
import {contentOf} from '../content-of';
import type {PostWithCover} from './with-cover';

/** Publishes the covers of posts, which `processBlogPosts` has drawn. */
export default function covers(): Plugin {
  /** The drawings by their files. */
  let drawings = new Map<string, string>();
  return {
    name: 'covers',
    allContentLoaded({allContent}) {
      const blogs = contentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog');
      drawings = new Map(
        blogs
          .flatMap(({blogPosts}) => blogPosts as Array<Partial<PostWithCover>>)
          .flatMap(({drawing, metadata}) =>
            drawing && metadata ? [[coverFile(metadata.cover), drawing]] : [],
          ),
      );
    },
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              {
                apply(compiler) {
                  compiler.hooks.thisCompilation.tap('covers', (compilation) => {
                    compilation.hooks.processAssets.tap('covers', () => {
                      for (const [file, drawing] of drawings) {
                        compilation.emitAsset(
                          file,
                          new compiler.webpack.sources.RawSource(drawing),
                        );
                      }
                    });
                  });
                },
              },
            ],
          },
  };
}
