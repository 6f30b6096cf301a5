import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {keptWork} from '../kept-work/keep';
import {steadyRuntime} from './steady-runtime';

/**
 * Keeps the pages that a build has rendered, so that the next one renders only those again whose text, data or
 * code has changed: after the edit of one post, one page of hundreds. See keep-rendered.ts for how a change is
 * noticed. Taken out of the list of plugins, every page is rendered in every build.
 */
export default function renderedPages({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const folder = join(siteDir, 'node_modules/.cache/rendered-pages');
  return {
    name: 'rendered-pages',
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
              resource: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]serverEntry\.js$/,
              enforce: 'post',
              loader: join(__dirname, 'entry-loader.cjs'),
              options: {keeper: join(__dirname, 'keep-rendered.ts'), folder},
            },
            {
              resource: (file: string) =>
                file.startsWith(generatedFilesDir) && /[\\/]default[\\/]head\.json$/.test(file),
              type: 'javascript/auto',
              loader: join(__dirname, 'table-loader.cjs'),
              options: {tables: join(__dirname, 'tables.ts')},
            },
          ],
        },
      };
    },
    async postBuild() {
      await keptWork(folder).sweep();
    },
  };
}
