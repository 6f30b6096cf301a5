import {readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {clientFile, islandAttribute, type ClientFiles} from '../../lib/contracts';
import type {Output} from '../page-passes';

/**
 * Names the scripts of Docusaurus' client, and the style sheet that they go with, in one file, which is requested when
 * that client is started.
 */
export default function clientFiles({baseUrl}: LoadContext): Output {
  let scripts: string[] = [];
  let ownPages = new Set<string>();
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
      ownPages = new Set(
        routes
          .flatMap((route) => flattenRoutes([route]))
          .filter(({component}) => !component.startsWith('@theme/'))
          .map(({path}) => path),
      );
      const [sheet] = (await readdir(join(outDir, 'assets/css'))).filter((name) =>
        /^styles\..*\.css$/.test(name),
      );
      const files: ClientFiles = {styles: `${baseUrl}assets/css/${sheet}`, scripts};
      await writeFile(join(outDir, clientFile), JSON.stringify(files));
    },
    // A page that is a component of the owner's may need React as soon as it is open.
    rewrite: (html, path) =>
      ownPages.has(path) ? html.replace('<html', `<html ${islandAttribute}`) : html,
  };
}
