import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Where files that are made for texts are published, from the root of the site. */
export const folder = 'assets/images/';

type Files = {
  /** Those that a text was compiled with. */
  read: Set<string>;
  /** Those to publish with it. */
  published: Set<string>;
};

declare global {
  /** Those of each text, by its path: global, since the bundler and the configuration load their modules separately. */
  var filesOfTexts: Map<string, Files> | undefined;
}

/** Records files of a text, for loader.cjs to pass to the bundler. */
export function noteFiles(
  text: string,
  {read = [], published = []}: Partial<Record<keyof Files, Iterable<string>>>,
): void {
  globalThis.filesOfTexts ??= new Map();
  const known = globalThis.filesOfTexts.get(text);
  globalThis.filesOfTexts.set(text, {
    read: new Set([...(known?.read ?? []), ...read]),
    published: new Set([...(known?.published ?? []), ...published]),
  });
}

/** Recompiles a text when a file changes that it was compiled with, and publishes the files that were made for it. */
export default function filesOfTexts(): Plugin {
  return {
    name: 'files-of-texts',
    configureWebpack() {
      const use = [{loader: join(__dirname, 'loader.cjs'), options: {folder}}];
      return {module: {rules: [{resource: /\.mdx?$/i, enforce: 'post', use}]}};
    },
  };
}
