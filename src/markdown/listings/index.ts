import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {originalOf} from '../../content/translations/beside-text';

/**
 * Has a post compiled anew when a file changes that it shows as a listing. What shows it is remark.ts, an
 * option of the preset; the two are used together.
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
