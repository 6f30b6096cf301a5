import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {join} from 'node:path';
import serveStatic from 'serve-static';

/**
 * Serves a built site as a plain static host does, on the loopback interface: `/x` redirects to `/x/`, `/x/` serves its
 * `index.html`, and any other path gets `404.html` with status 404. Beside its base, the host is empty.
 *
 * @param isBuilt `false` for a site that is built only while the host runs
 * @throws Error if the folder holds no built site, or the port is taken
 */
export async function startStaticHost(
  folder: string,
  port: number,
  isBuilt = true,
  base = '/',
): Promise<Server> {
  const notFoundPage = join(folder, '404.html');
  if (isBuilt && !existsSync(notFoundPage)) {
    throw new Error(`${folder} holds no built site: run \`npm run build\` first.`);
  }
  const serve = serveStatic(folder);
  const server = createServer((request, response) => {
    const notFound = () => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
      response.end(readFileSync(notFoundPage));
    };
    if (!request.url!.startsWith(base)) {
      notFound();
      return;
    }
    // As Express does, so that redirects keep the base.
    Object.assign(request, {originalUrl: request.url});
    request.url = request.url!.slice(base.length - 1);
    serve(request, response, notFound);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

/** Stops such a host, and closes what browsers have left open. */
export const stopHost = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
