import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {originalOf} from '../../content/translations/beside-text';

/**
 * Recompiles a post when a file that it shows as a listing changes. remark.ts, an option of the preset, shows the
 * listing; use the two together.
 */
export default function listingsPlugin(): Plugin {
  return {
    name: 'listings',
    configureWebpack: () => ({
      module: {
        rules: [
          // Before the text is compiled, while it is still Markdown.
          {
            resource: /\.mdx?$/i,
            enforce: 'pre',
            loader: join(__dirname, 'loader.cjs'),
            options: {originalOf},
          },
        ],
      },
    }),
  };
}
