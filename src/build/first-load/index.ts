import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {clientFile, islandAttribute, type ClientFiles} from '../../lib/contracts';
import {fileOf, readPage} from '../pages';
import {inlineStyles} from './styles';

/**
 * Puts the text first. The styles that a page uses are inline, so that nothing stands between its text and the first
 * paint, and it is laid out once. The whole sheet and the scripts of Docusaurus' client are named in one file, which is
 * requested when that client is started.
 */
export default function firstLoad({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  let scripts: string[] = [];
  return {
    name: 'first-load',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              {
                apply(compiler) {
                  compiler.hooks.done.tap('first-load', ({compilation}) => {
                    scripts = compilation.entrypoints
                      .get('main')!
                      .getFiles()
                      .filter((file) => file.endsWith('.js'))
                      .map((file) => baseUrl + file);
                  });
                },
              },
            ],
          },
    async postBuild({outDir, routes}) {
      // A page that is a component of the owner's may need React as soon as it is open.
      for (const {component, path} of routes.flatMap((route) => flattenRoutes([route]))) {
        if (!component.startsWith('@theme/')) {
          const file = fileOf(path, baseUrl);
          const html = readPage(outDir, file).replace('<html', `<html ${islandAttribute}`);
          await writeFile(join(outDir, file), html);
        }
      }
      const dropped = join(generatedFilesDir, 'dropped-classes.json');
      const styles = await inlineStyles(outDir, baseUrl, dropped);
      const files: ClientFiles = {styles, scripts};
      await writeFile(join(outDir, clientFile), JSON.stringify(files));
    },
  };
}
