import {join} from 'node:path';
import {repository} from '../support/docusaurus';
import {ensureNginx, missing, startNginx} from '../support/nginx';
import {startStaticHost} from '../support/static-host';
import {ports} from './ports';

/**
 * Serves the published site, which `npm run build` has built, and those of `tests/fixtures`, which `build.setup.ts`
 * builds before the first test that needs them.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const servers = await Promise.all([
    startStaticHost(join(repository, 'build'), ports.published),
    ...(['everything', 'opposite'] as const).map((fixture) =>
      startStaticHost(join(repository, 'tests/fixtures', fixture, 'build'), ports[fixture], false),
    ),
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
