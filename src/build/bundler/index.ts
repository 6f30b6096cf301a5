import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {digest, digestOfFiles, roomsOfBuild} from '../../cache/cache';
import {steadyRuntime} from './steady-runtime';

/** As Docusaurus sets it if the bundler is Rspack, whose own types no longer include it. */
type Experiments = {cache?: {version?: string}};

/** The folders of the code that turns files into modules. */
const rooms = [...roomsOfBuild, 'runtime'];

/**
 * Keeps the name of the bundler's runtime the same (steady-runtime.ts), and invalidates the bundler's cache when the code of the build, the site's identity or the aliases have changed: it
 * does not notice by itself that the same file would now become another module, or other text. It is the last in
 * the list of plugins, to see what the others have set.
 */
export default function bundler({siteDir, siteConfigPath}: LoadContext): Plugin {
  return {
    name: 'bundler',
    configureWebpack: (config, isServer) => {
      if (!isServer && process.env.NODE_ENV === 'production') {
        steadyRuntime(config);
      }
      const cache = (config.experiments as Experiments | undefined)?.cache;
      if (!cache) {
        return {};
      }
      const source = join(__dirname, '../..');
      const files = [...rooms.map((room) => join(source, room)), siteConfigPath];
      // Cached modules name each other by absolute path, so a site that has moved starts again.
      const settings = JSON.stringify([siteDir, config.resolve?.alias]);
      const version = `${cache.version}-${digest(settings, digestOfFiles(files, siteDir))}`;
      return {experiments: {cache: {version}}};
    },
  };
}
