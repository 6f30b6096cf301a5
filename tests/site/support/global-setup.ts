import {mkdirSync, rmSync, symlinkSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {repository} from './docusaurus';
import {ensureNginx, missing, startNginx} from './nginx';
import {base} from './path-to';
import {ports} from './ports';
import {startStaticHost, stopHost} from '../../../src/cli/static-host';

/** Returns a folder that has the site where its host looks for it. */
function folderOfHost(site: string): string {
  if (base === '/') {
    return site;
  }
  const folder = join(repository, '.cache/host');
  const link = join(folder, base.slice(1, -1));
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(dirname(link), {recursive: true});
  symlinkSync(site, link);
  return folder;
}

/** Serves the published site, which `npm run build` has built. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const root = join(repository, 'build');
  const server = await startStaticHost(root, ports.published, true, base);
  const nginx = ensureNginx();
  if (!nginx) {
    console.warn(missing);
  }
  const stopNginx = nginx
    ? await startNginx(nginx, ports.nginx, {
        root: folderOfHost(root),
        include: join(repository, 'build-hosts/nginx-server.conf'),
      })
    : undefined;
  return async () => {
    await stopNginx?.();
    await stopHost(server);
  };
}
