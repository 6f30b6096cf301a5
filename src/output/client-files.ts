import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {clientFile, styleSheets, type ClientFiles} from '../lib/contracts';
import type {Output} from './output';
import type {SheetCounts} from './styles/index';

/**
 * Names the scripts of Docusaurus' client, and the style sheets that several pages have, in one file, which is
 * requested when that client is started.
 */
export default function clientFiles({baseUrl}: LoadContext, sheets: SheetCounts): Output {
  const name = 'client-files';
  /** What the bundler starts the client with, in its order. */
  let scripts: string[] = [];
  return {
    name,
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      plugins: isServer
        ? []
        : [
            {
              apply({hooks}: InstanceType<typeof currentBundler.instance.Compiler>) {
                hooks.afterEmit.tap(name, ({entrypoints}) => {
                  scripts = [...entrypoints.values()]
                    .flatMap((entry) => entry.getFiles())
                    .filter((file) => file.endsWith('.js'));
                });
              },
            },
          ],
    }),
    step: {
      // Their style sheets have been counted.
      reads: ['pages with heads'],
      writes: ['client'],
      async run({outDir}) {
        const client: ClientFiles = {
          styles: [...sheets]
            .filter(([, count]) => count > 1)
            .map(([file]) => baseUrl + styleSheets + file),
          scripts: scripts.map((file) => baseUrl + file),
        };
        await writeFile(join(outDir, clientFile), JSON.stringify(client));
      },
    },
  };
}
