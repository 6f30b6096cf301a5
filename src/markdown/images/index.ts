import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {folder} from './remark';

/**
 * Publishes the files that `images` (remark.ts, an option of the preset) makes of the pictures in texts,
 * and compiles a text anew when one of its pictures changes. The two are used together.
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
