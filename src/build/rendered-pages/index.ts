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

/** The module that renders pages in the bundle of the build. */
const entry = realpathSync(require.resolve('@docusaurus/core/lib/client/serverEntry.js'));

/**
 * Caches the pages that a build has rendered and minified, so that the next build only repeats this for those
 * whose text, data or code has changed: after the edit of one post, one page of hundreds. See keep-rendered.ts for
 * how a change is noticed. Without this plugin, every build renders and minifies every page.
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
        // With hashes, every changed chunk would change the bundle, which names them all.
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
