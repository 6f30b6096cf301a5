import {existsSync} from 'node:fs';
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

/** Those of each text, by its path. */
const all = new Map<string, Files>();

export const filesOf = (text: string): Files =>
  all.get(text) ?? {read: new Set(), published: new Set()};

/** Records files of a text, for loader.ts to pass to the bundler. */
export function noteFiles(
  text: string,
  {read = [], published = []}: Partial<Record<keyof Files, Iterable<string>>>,
): void {
  const known = filesOf(text);
  all.set(text, {
    read: new Set([...known.read, ...read]),
    published: new Set([...known.published, ...published]),
  });
}

/** Recompiles a text when a file changes that it was compiled with, and publishes the files that were made for it. */
export default function filesOfTexts(): Plugin {
  return {
    name: 'files-of-texts',
    configureWebpack() {
      const use = [join(__dirname, 'loader.ts')];
      return {
        module: {rules: [{resource: /\.mdx?$/i, enforce: 'post', use}]},
        plugins: [
          {
            apply(compiler) {
              // The loader does not run for a text that fails, which it may until a file is there.
              compiler.hooks.afterCompile.tap('files-of-texts', ({missingDependencies}) => {
                const read = [...all.values()].flatMap((files) => [...files.read]);
                missingDependencies.addAll(read.filter((file) => !existsSync(file)));
              });
            },
          },
        ],
      };
    },
  };
}
