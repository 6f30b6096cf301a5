import {existsSync} from 'node:fs';
import {copyFile, mkdir, readdir} from 'node:fs/promises';
import {dirname, join, relative, sep} from 'node:path';
import type {Configuration} from 'webpack';
import {loadersOf} from '../loaders-of';

/** Copies the files of the build's own bundle except its code, which only the build runs. */
async function publish(from: string, to: string): Promise<void> {
  const entries = existsSync(from)
    ? await readdir(from, {recursive: true, withFileTypes: true})
    : [];
  for (const entry of entries) {
    const file = relative(from, join(entry.parentPath, entry.name));
    if (entry.isFile() && !file.startsWith(`js${sep}`)) {
      // One by one: copying the whole folder fails if the other compiler creates the same folder meanwhile.
      await mkdir(dirname(join(to, file)), {recursive: true});
      await copyFile(join(from, file), join(to, file));
    }
  }
}

/**
 * Lets the compiler of the build's own bundle compile texts and publish their files. Docusaurus leaves that to
 * the compiler of the readers' bundle, which no longer contains the texts.
 *
 * @param config of the build's own bundle; changed in place
 * @param outDir the folder of the built site
 * @returns additions to the configuration
 */
export function withTexts(config: Configuration, outDir: string): Configuration {
  for (const {options} of loadersOf(config.module)) {
    // It would wait forever for the other compiler's text.
    delete options.crossCompilerCache;
    if (options.emitFile === false) {
      options.emitFile = true;
    }
  }
  return {
    module: {
      rules: [
        {
          resource: /\.mdx?$/i,
          enforce: 'post',
          use: [{loader: join(__dirname, 'build-text-loader.cjs')}],
        },
      ],
    },
    plugins: [
      {
        apply(compiler) {
          compiler.hooks.afterEmit.tapPromise('static-articles', async ({outputOptions}) => {
            await publish(join(outputOptions.path, 'assets'), join(outDir, 'assets'));
          });
        },
      },
    ],
  };
}
