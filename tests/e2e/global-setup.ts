import {join} from 'node:path';
import {buildSite, repository, startSite} from '../support/docusaurus';
import {ensureNginx, missing, startNginx} from '../support/nginx';
import {startStaticHost} from '../support/static-host';
import {ports} from './ports';

/** `E2E_SITES=published` skips the other sites when only tests of that one are run. */
const asked = process.env.E2E_SITES?.split(',');
const isAsked = (site: string) => asked?.includes(site) ?? true;

const fixtures = (['everything', 'opposite'] as const).filter(isAsked);

const folder = (fixture: 'everything' | 'opposite') => join(repository, 'tests/fixtures', fixture);

/**
 * Builds the sites of `tests/fixtures` and serves all sites. `npm run build` has built the published one, which
 * is served in development too. All CPU-heavy work is finished before the first test begins.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const [development] = await Promise.all([
    isAsked('development')
      ? startSite(repository, ports.development, {
          // The tests expect only the published posts.
          SIMULATE_PRODUCTION_VISIBILITY: 'true',
        })
      : undefined,
    ...fixtures.map(async (fixture) => {
      const {ok, output} = await buildSite(folder(fixture));
      if (!ok) {
        throw new Error(`tests/fixtures/${fixture} does not build:\n${output}`);
      }
    }),
  ]);
  const servers = await Promise.all([
    startStaticHost(join(repository, 'build'), ports.published),
    ...fixtures.map((fixture) => startStaticHost(join(folder(fixture), 'build'), ports[fixture])),
  ]);
  const nginx = ensureNginx();
  if (!nginx) {
    console.warn(missing);
  }
  const stopNginx = nginx
    ? await startNginx(nginx, ports.nginx, {
        root: join(repository, 'build'),
        include: join(repository, 'build-hosts/nginx-server.conf'),
      })
    : undefined;
  return async () => {
    await development?.stop();
    await stopNginx?.();
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
