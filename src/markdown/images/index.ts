import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {folder} from './remark';

/**
 * Publishes the files that `images` (remark.ts, an option of the preset) makes from the pictures in texts, and
 * recompiles a text when one of its pictures changes. Use the two together.
 */
export default function imagesPlugin(): Plugin {
  return {
    name: 'images',
    configureWebpack() {
      const options = {folder};
      const use = [{loader: join(__dirname, 'loader.cjs'), options}];
      return {module: {rules: [{resource: /\.mdx?$/i, enforce: 'post', use}]}};
    },
  };
}
