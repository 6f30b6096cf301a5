import {existsSync, readFileSync, statSync} from 'node:fs';
import {createSecureServer, type Http2SecureServer} from 'node:http2';
import {extname, join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {generate} from 'selfsigned';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
};

/** Whether brotli makes files of this type smaller. */
const isText = (type: string) => /text|json|svg|xml/.test(type);

/**
 * Serves a built site as a CDN does: HTTP/2 over TLS, text in brotli, hashed files cached for a year.
 */
export async function startHttp2Host(folder: string, port: number): Promise<Http2SecureServer> {
  const {private: key, cert} = generate([{name: 'commonName', value: '127.0.0.1'}], {
    keySize: 2048,
  });
  const compressed = new Map<string, Buffer>();
  const server = createSecureServer({key, cert}, (request, response) => {
    const path = decodeURIComponent(request.url.replace(/[?#].*/, ''));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    let body = compressed.get(file);
    if (!body) {
      const raw = readFileSync(file);
      body = isText(type)
        ? brotliCompressSync(raw, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}})
        : raw;
      compressed.set(file, body);
    }
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(isText(type) && {'content-encoding': 'br'}),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
