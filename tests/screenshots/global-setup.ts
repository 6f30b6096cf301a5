import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {ports} from '../e2e/ports';
import {repository} from '../support/docusaurus';
import {needBuild} from '../support/stop';
import {startStaticHost} from '../support/static-host';
import {folder} from './folder';

/** Serves the output of `npm run build`, and deletes the screenshots of the previous run. */
export default async function globalSetup(): Promise<() => void> {
  needBuild();
  rmSync(folder, {recursive: true, force: true});
  const server = await startStaticHost(join(repository, 'build'), ports.published);
  return () => {
    server.close();
    server.closeAllConnections();
    console.log(`The pictures are in ${folder}`);
  };
}
