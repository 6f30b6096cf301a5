import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {nginxMain, type Server} from '../../src/build/hosts/nginx';
import {repository} from './docusaurus';
import {startHost} from './host';
import {installOnDebian} from './install-on-debian';

const programs = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'];
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Printed when nginx is not available. That is no reason to fail on a developer's machine: the same
 * tests run in continuous integration.
 */
export const missing =
  'nginx with the module brotli_static is not installed, so what it serves is not tested: on Debian or Ubuntu run `apt-get install nginx-light libnginx-mod-http-brotli-static`.';

let found: string | null | undefined;

/**
 * Returns the path of an nginx with brotli_static, installing it if it is missing and we are root on Debian.
 *
 * @returns `null` if there is none; the caller reports that with `missing`
 * @throws Error if there is none in continuous integration
 */
export function ensureNginx(): string | null {
  if (found !== undefined) {
    return found;
  }
  const find = () =>
    existsSync(brotli) ? (programs.find((path) => existsSync(path)) ?? null) : null;
  found = find();
  if (!found) {
    installOnDebian('nginx-light', 'libnginx-mod-http-brotli-static');
    found = find();
  }
  if (!found && process.env.CI) {
    throw new Error(missing);
  }
  return found;
}

/**
 * Serves a site with the configuration that its build wrote.
 *
 * @param program path of nginx
 * @param port where to listen, on the loopback interface
 * @param site the folder that contains the site at its base path, and what the build wrote for nginx
 * @returns a function that stops it
 * @throws Error with nginx's output if it does not start
 */
export async function startNginx(
  program: string,
  port: number,
  {root, include}: Pick<Server, 'root' | 'include'>,
): Promise<() => Promise<void>> {
  if (!existsSync(include)) {
    throw new Error(`${include} is missing: run \`npm run build\` first.`);
  }
  const folder = join(repository, '.cache/nginx', String(port));
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxMain({listen: `127.0.0.1:${port}`, root, include}, folder));
  const isRoot = process.getuid?.() === 0;
  // Its workers would otherwise run as another user, who may not be able to read this folder.
  return startHost(
    'nginx',
    program,
    ['-c', file, '-e', 'stderr', '-g', `daemon off;${isRoot ? ' user root;' : ''}`],
    port,
  );
}
