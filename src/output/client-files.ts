import {readdir, writeFile} from 'node:fs/promises';
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
  let ownPages = new Set<string>();
  return {
    name: 'client-files',
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
        /** The files of the client with such a name, by their addresses. */
        const named = async (folder: string, name: RegExp) =>
          (await readdir(join(outDir, folder)))
            .filter((file) => name.test(file))
            .map((file) => `${baseUrl}${folder}/${file}`);
        const [styles] = await named('assets/css', /^styles\..*\.css$/);
        // The bundler's own comes first.
        const scripts = await named('assets/js', /^(?:runtime~)?main\..*\.js$/);
        const files: ClientFiles = {styles: styles!, scripts: scripts.sort().reverse()};
        await writeFile(join(outDir, clientFile), JSON.stringify(files));
      },
    },
    // A page that is a component of the owner's may need React as soon as it is open.
    rewrite: (html, path) =>
      ownPages.has(path) ? html.replace('<html', `<html ${islandAttribute}`) : html,
  };
}
