import {existsSync, readFileSync} from 'node:fs';
import {basename} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {LoaderContext} from 'webpack';

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

/** Records files of a text, for the bundler. */
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

/** A bundler loader. It runs after a text has been compiled, and passes on what noteFiles has recorded. */
export function passOn(this: LoaderContext<unknown>, code: Buffer): Buffer {
  const {read, published} = filesOf(this.resourcePath);
  for (const file of read) {
    this.addDependency(file);
  }
  // For the client's bundle and the server's alike: which of them contains the text is not known here.
  for (const file of published) {
    this.emitFile(folder + basename(file), readFileSync(file));
  }
  return code;
}

/** Recompiles a text when a file changes that it was compiled with, and publishes the files that were made for it. */
export default function filesOfTexts(): Plugin {
  return {
    name: 'files-of-texts',
    configureWebpack() {
      const use = {loader: require.resolve('../lib/loader.cjs'), options: {run: passOn}};
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
