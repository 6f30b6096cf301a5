import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {installOnDebian} from './apt';
import {repository} from './docusaurus';

const programs = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'];
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Printed when nginx is not available. That is not a reason to fail on a developer's machine: the same
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
  if (!found && installOnDebian('nginx-light', 'libnginx-mod-http-brotli-static')) {
    found = find();
  }
  if (!found && process.env.CI) {
    throw new Error(missing);
  }
  return found;
}

/** Whether something listens on a port. */
const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });

/** Starts it in a process of its own that ends with this one, however this one ends. */
async function start(program: string, args: string[], port: number): Promise<() => Promise<void>> {
  if (await accepts(port)) {
    throw new Error(`Port ${port} is taken: set E2E_PORT to another, and run again.`);
  }
  const server = spawn(program, args, {stdio: ['ignore', 'ignore', 'pipe']});
  let output = '';
  server.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const end = () => {
    server.kill('SIGTERM');
  };
  process.once('exit', end);
  const ended = once(server, 'exit');
  const started = async () => {
    while (!(await accepts(port))) {
      await wait(20);
    }
  };
  await Promise.race([
    started(),
    ended.then(() => {
      throw new Error(`nginx does not start:\n${output}`);
    }),
  ]);
  return async () => {
    process.off('exit', end);
    end();
    await ended;
  };
}

/**
 * Serves a site with the configuration that its build wrote.
 *
 * @param program path of nginx
 * @param port where to listen, on the loopback interface
 * @param site the folder that contains the site at its base path, what the build wrote for nginx, and other locations of
 *   the same server
 * @returns a function that stops it
 * @throws Error with nginx's output if it does not start, or if something else listens on the port
 */
export async function startNginx(
  program: string,
  port: number,
  {root, include, others = ''}: {root: string; include: string; others?: string},
): Promise<() => Promise<void>> {
  if (!existsSync(include)) {
    throw new Error(`${include} is missing: run \`npm run build\` first.`);
  }
  const folder = join(repository, '.cache/nginx', String(port));
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const file = join(folder, 'nginx.conf');
  // The file has the paths of a container.
  const places = {
    '/tmp/': `${folder}/`,
    'listen 8080': `listen 127.0.0.1:${port}`,
    '/srv/www': root,
    '/etc/nginx/site/nginx-server.conf': include,
  };
  const written = Object.entries(places)
    .reduce(
      (text, [from, to]) => text.replaceAll(from, () => to),
      readFileSync(join(repository, '.github/hosts/nginx.conf'), 'utf8'),
    )
    // A path may have spaces.
    .replaceAll(/(?<= )\/[^;\n]+(?=;)/g, '"$&"')
    .replace('# Written by `npm run build`.', () => others);
  writeFileSync(file, written);
  const isRoot = process.getuid?.() === 0;
  // Its workers would otherwise run as another user, who may not be able to read this folder.
  return start(
    program,
    ['-c', file, '-e', 'stderr', '-g', `daemon off;${isRoot ? ' user root;' : ''}`],
    port,
  );
}
