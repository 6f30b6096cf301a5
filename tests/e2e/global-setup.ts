import {join} from 'node:path';
import {buildSite, repository} from '../support/docusaurus';
import {startStaticHost} from '../support/static-host';
import {ports} from './ports';

const everything = join(repository, 'tests/fixtures/everything');

/** Builds the second site, and serves both; `npm run build` has made the first. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const {ok, output} = await buildSite(everything);
  if (!ok) {
    throw new Error(`tests/fixtures/everything does not build:\n${output}`);
  }
  const servers = await Promise.all([
    startStaticHost(join(repository, 'build'), ports.published),
    startStaticHost(join(everything, 'build'), ports.everything),
  ]);
  return async () => {
    await Promise.all(
      servers.map(
        (server) =>
          new Promise<void>((resolve) => {
            server.close(() => {
              resolve();
            });
            server.closeAllConnections();
          }),
      ),
    );
  };
}
