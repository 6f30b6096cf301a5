import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {digest, digestOfFiles, roomsOfBuild} from '../../cache/cache';

/** As Docusaurus sets it where the bundler is Rspack; Rspack's own types do not know it any more. */
type Experiments = {cache?: {version?: string}};

/** Where the code lies that makes modules of files. */
const rooms = [...roomsOfBuild, 'runtime', 'preview'];

/**
 * Makes the bundler forget what it has cached when the code of the build, the site's identity or the aliases have
 * changed: it does not see by itself that another module, or other text, would now come of the same file.
 * Stands last in the list of plugins, to see what the others have set.
 */
export default function bundlerCache({siteDir, siteConfigPath}: LoadContext): Plugin {
  return {
    name: 'bundler-cache',
    configureWebpack: (config) => {
      const {cache} = config.experiments as Experiments;
      if (!cache) {
        return {};
      }
      const source = join(__dirname, '../..');
      const files = [...rooms.map((room) => join(source, room)), siteConfigPath];
      // Its modules name each other by whole paths, so a site that has moved starts again.
      const settings = JSON.stringify([siteDir, config.resolve?.alias]);
      const version = `${cache.version}-${digest(settings, digestOfFiles(files, siteDir))}`;
      return {experiments: {cache: {version}}};
    },
  };
}
