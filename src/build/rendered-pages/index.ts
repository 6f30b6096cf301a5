import {realpathSync} from 'node:fs';
import {basename, join} from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {headFile} from '../../content/built-head';
import {codeOfBuild, digest, fileCache} from '../../cache/cache';
import {fileOf} from '../pages';
import {leavePagesToUs, minifyPages} from './minify-pages';
import {steadyRuntime} from './steady-runtime';

const name = 'rendered-pages';

/** By which the bundle of the build renders pages. */
const entry = realpathSync(require.resolve('@docusaurus/core/lib/client/serverEntry.js'));

/**
 * Keeps the pages that a build has rendered and minified, so that the next one does so only with those again whose
 * text, data or code has changed: after the edit of one post, one page of hundreds. See keep-rendered.ts for how a
 * change is noticed. Taken out of the list of plugins, every page is rendered and minified in every build.
 */
export default function renderedPages({
  siteDir,
  siteConfig,
  generatedFilesDir,
  baseUrl,
}: LoadContext): Plugin {
  const cache = join(siteDir, 'node_modules/.cache');
  const folder = join(cache, name);
  if (process.env.NODE_ENV === 'production') {
    leavePagesToUs();
  }
  return {
    name,
    configureWebpack(config, isServer) {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      if (!isServer) {
        steadyRuntime(config);
        return {};
      }
      return {
        // A hash would change the bundle, which names all chunks, with each of them.
        output: {chunkFilename: 'assets/js/[name].js'},
        module: {
          rules: [
            {
              resource: entry,
              enforce: 'post',
              loader: join(__dirname, 'entry-loader.cjs'),
              options: {keeper: join(__dirname, 'keep-rendered.ts'), folder},
            },
            {
              resource: (file: string) =>
                file.startsWith(generatedFilesDir) && basename(file) === headFile,
              type: 'javascript/auto',
              loader: join(__dirname, 'table-loader.cjs'),
              options: {tables: join(__dirname, 'tables.ts')},
            },
          ],
        },
      };
    },
    async postBuild({outDir, routesPaths}) {
      const {swcHtmlMinimizer} = siteConfig.future.faster;
      const minified = fileCache(join(cache, 'minified-pages'));
      const warnings = await minifyPages(
        outDir,
        routesPaths.map((path) => fileOf(path, baseUrl)),
        swcHtmlMinimizer ? 'swc' : 'terser',
        digest(codeOfBuild(siteDir), baseUrl),
        minified,
      );
      for (const warning of warnings) {
        logger.warn(warning);
      }
      await minified.sweep();
      await fileCache(folder).sweep();
    },
  };
}
