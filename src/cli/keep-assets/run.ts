// `npm run keep-assets`: runs between the build and the deploy; `--help` prints its usage.
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {pagePath} from '../../lib/page-path';
import {identity} from '../../site/identity';
import {runCommand} from '../command';
import {keepAssets} from './keep-assets';

const help = `npm run keep-assets -- [ADDRESS]

ADDRESS     where the site is published now; unless it is named, where src/site/identity.ts says

Adds to build/ the scripts and styles of former deploys, which open pages still ask for.
`;

void runCommand(help, {allowPositionals: true, failure: 1}, async ({positionals}) => {
  const site = pagePath(positionals[0] ?? identity.url + identity.baseUrl);
  const folder = join(__dirname, '../../../build');
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error('There is no build/ to add to: run npm run build first.');
  }
  const {kept, lost} = await keepAssets({folder, site});
  console.log(`Added to build/: ${kept.length} files of former deploys, from ${site}`);
  for (const path of lost) {
    console.warn(`No longer there, so not kept: ${path}`);
  }
});
