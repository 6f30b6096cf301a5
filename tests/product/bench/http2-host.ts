import {existsSync, readFileSync, statSync} from 'node:fs';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import {extname, join} from 'node:path';
import {text} from 'node:stream/consumers';
import {setTimeout} from 'node:timers/promises';
import {generate} from 'selfsigned';
import {compress} from '../../site/support/weigh';

/** The types of text, which compress well. */
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

type Options = {
  /** How late it answers, in ms. */
  late?: number;
  /** Runs in each page, before anything else. What it posts to `/painted` becomes an event of that name, with a number. */
  script?: () => void;
};

/** Serves a built site as a CDN does: HTTP/2 over TLS, text in brotli, hashed files cached for a year. */
export function startHttp2Host(
  folder: string,
  port: number,
  {late = 0, script}: Options = {},
): Http2SecureServer {
  const name = [{name: 'commonName', value: '127.0.0.1'}];
  const {private: key, cert} = generate(name, {keySize: 2048});
  const compressed = new Map<string, Buffer>();
  const pageOf = (file: string) => {
    const source = readFileSync(file, 'utf8');
    return script && file.endsWith('.html')
      ? source.replace(/<head[^>]*>/, (head) => `${head}<script>(${script.toString()})()</script>`)
      : source;
  };
  const answer = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    await setTimeout(late);
    if (request.url === '/painted') {
      host.emit('painted', Number(await text(request)));
      response.end();
      return;
    }
    const path = decodeURIComponent(request.url.replace(/[?#].*/, ''));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(file)];
    const body = compressed.get(file) ?? (type ? compress(pageOf(file)) : readFileSync(file));
    compressed.set(file, body);
    const isHashed = path.startsWith('/assets/');
    response.writeHead(200, {
      'content-type': type ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(type && {'content-encoding': 'br'}),
    });
    response.end(body);
  };
  const host = createSecureServer({key, cert}, (request, response) => {
    void answer(request, response);
  });
  return host.listen(port, '127.0.0.1');
}
