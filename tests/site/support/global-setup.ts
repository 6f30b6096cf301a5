import {join} from 'node:path';
import {repository} from './docusaurus';
import {ensureNginx, missing, startNginx} from './nginx';
import {ports} from './ports';
import {startStaticHost, stopHost} from './static-host';

/** Serves the published site, which `npm run build` has built. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const root = join(repository, 'build');
  const server = await startStaticHost(root, ports.published);
  const nginx = ensureNginx();
  if (!nginx) {
    console.warn(missing);
  }
  const stopNginx = nginx
    ? await startNginx(nginx, ports.nginx, {
        root,
        include: join(repository, 'build-hosts/nginx-server.conf'),
      })
    : undefined;
  return async () => {
    await stopNginx?.();
    await stopHost(server);
  };
}
