import {readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {clientFile, islandAttribute, type ClientFiles} from '../../lib/contracts';
import {fileOf, readPage} from '../pages';

/**
 * Names the scripts of Docusaurus' client, and the style sheet that they go with, in one file, which is requested when
 * that client is started.
 */
export default function clientFiles({baseUrl}: LoadContext): Plugin {
  let scripts: string[] = [];
  return {
    name: 'client-files',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              {
                apply(compiler) {
                  compiler.hooks.done.tap('client-files', ({compilation}) => {
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
      const [sheet] = (await readdir(join(outDir, 'assets/css'))).filter((name) =>
        /^styles\..*\.css$/.test(name),
      );
      const files: ClientFiles = {styles: `${baseUrl}assets/css/${sheet}`, scripts};
      await writeFile(join(outDir, clientFile), JSON.stringify(files));
    },
  };
}
