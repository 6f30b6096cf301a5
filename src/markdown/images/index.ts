import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Where pictures are published, from the root of the site. */
export const folder = 'assets/images/';

/** The pictures that a text shows, and the files made from them. */
export type Use = {pictures: Set<string>; files: Set<string>};

declare global {
  /** The use of each text, by its path: global, since the bundler and the configuration load their modules separately. */
  var picturesOfTexts: Map<string, Use> | undefined;
}

/** Records what a text is compiled with, for loader.cjs to pass to the bundler. */
export function note(text: string, use: Use): void {
  globalThis.picturesOfTexts ??= new Map();
  globalThis.picturesOfTexts.set(text, use);
}

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
