import {existsSync, mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {repository} from './docusaurus';
import {startHost} from './host';
import {installOnDebian} from './install-on-debian';

/** Printed when Caddy is not installed, which is no reason to fail. */
export const missing =
  'Caddy is not installed, so what it serves is not tested: run `apt-get install caddy`.';

const find = () => ['/usr/bin/caddy', '/usr/local/bin/caddy'].find((path) => existsSync(path));

/**
 * Returns the path of Caddy, installing it if it is missing and we are root on Debian.
 *
 * @returns `undefined` if there is none; the caller reports that with `missing`
 */
export function ensureCaddy(): string | undefined {
  if (!find()) {
    installOnDebian('caddy');
  }
  return find();
}

/**
 * Serves a site with the Caddyfile that its build wrote.
 *
 * @param port where to listen, on the loopback interface; Caddy's admin endpoint takes the next port
 * @param site the folder that contains the site at its base path, and the Caddyfile
 * @returns a function that stops it
 * @throws Error with Caddy's output if it does not start
 */
export async function startCaddy(
  program: string,
  port: number,
  {root, config}: {root: string; config: string},
): Promise<() => Promise<void>> {
  const folder = join(repository, '.cache/caddy', String(port));
  mkdirSync(folder, {recursive: true});
  return startHost('Caddy', program, ['run', '--adapter', 'caddyfile', '--config', config], port, {
    ...process.env,
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    SITE_ROOT: root,
    // Another Caddy may be running on the machine.
    CADDY_ADMIN: `127.0.0.1:${port + 1}`,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  });
}
