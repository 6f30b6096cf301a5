import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {clientFile, islandAttribute, type ClientFiles} from '../lib/contracts';
import type {Output} from './output';

/**
 * Names the scripts of Docusaurus' client, and the style sheet that they go with, in one file, which is requested when
 * that client is started.
 */
export default function clientFiles({baseUrl}: LoadContext): Output {
  const name = 'client-files';
  let ownPages = new Set<string>();
  /** What the bundler starts the client with, in its order. */
  let files: string[] = [];
  return {
    name,
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      plugins: isServer
        ? []
        : [
            {
              apply({hooks}: InstanceType<typeof currentBundler.instance.Compiler>) {
                hooks.afterEmit.tap(name, ({entrypoints}) => {
                  files = [...entrypoints.values()].flatMap((entry) => entry.getFiles());
                });
              },
            },
          ],
    }),
    step: {
      reads: [],
      writes: ['client'],
      async run({outDir, routes}) {
        ownPages = new Set(
          routes
            .flatMap((route) => flattenRoutes([route]))
            .filter(({component}) => !component.startsWith('@theme/'))
            .map(({path}) => path),
        );
        const named = (ending: string) =>
          files.filter((file) => file.endsWith(ending)).map((file) => baseUrl + file);
        const [styles] = named('.css');
        const client: ClientFiles = {styles: styles!, scripts: named('.js')};
        await writeFile(join(outDir, clientFile), JSON.stringify(client));
      },
    },
    // A page that is a component of the owner's may need React as soon as it is open.
    rewrite: (html, path) =>
      ownPages.has(path) ? html.replace('<html', `<html ${islandAttribute}`) : html,
  };
}
