import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {digest, digestOfFiles} from '../../cache/cache';

/** As Docusaurus sets it if the bundler is Rspack, whose own types no longer include it. */
type Experiments = {cache?: {version?: string}};

/** The rooms of src/ with the code that turns files into modules: the build, all that it may import, and the runtime. */
export const rooms = [
  ...['lib', 'site', 'settings', 'content', 'markdown', 'cache', 'check'],
  ...['build', 'runtime'],
];

/**
 * Invalidates the bundler's cache when the code of
 * the build, the site's identity or the aliases have changed: the bundler does not notice by itself that the same file
 * would now become another module, or other text. This plugin is the last in the list, to see what the others have set.
 */
export default function bundler({siteDir, siteConfigPath}: LoadContext): Plugin {
  return {
    name: 'bundler',
    configureWebpack: (config) => {
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
