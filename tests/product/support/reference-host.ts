import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {hashedFolders, mediaExtensions} from '../../../src/output/hosts/rules';
import {stopHost} from '../../../src/cli/static-host';

/** What a host answers, before it is compressed. */
export type HostAnswer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  isCompressed: boolean;
};

const types: Record<string, string> = {
  ...{css: 'text/css', html: 'text/html; charset=utf-8', js: 'text/javascript'},
  ...{json: 'application/json', md: 'text/markdown', mp3: 'audio/mpeg', png: 'image/png'},
  ...{svg: 'image/svg+xml', txt: 'text/plain', vtt: 'text/vtt', woff2: 'font/woff2'},
  ...{xml: 'application/xml'},
};

/** What a host that follows build-hosts/headers.json answers for a path of the site. */
function answerOf(build: string, headers: Record<string, string>, path: string): HostAnswer {
  const file = join(build, decodeURIComponent(path), path.endsWith('/') ? 'index.html' : '');
  if (existsSync(file) && statSync(file).isDirectory()) {
    return {status: 301, headers: {location: `${path}/`}, body: Buffer.of(), isCompressed: false};
  }
  const isThere = existsSync(file);
  const served = isThere ? file : join(build, '404.html');
  const extension = extname(served).slice(1);
  const isHashed = hashedFolders.some((folder) => path.startsWith(`/${folder}`));
  return {
    status: isThere ? 200 : 404,
    headers: {
      ...headers,
      'Content-Type': types[extension] ?? 'application/octet-stream',
      'Cross-Origin-Resource-Policy': mediaExtensions.includes(extension)
        ? 'cross-origin'
        : 'same-origin',
      ...(isHashed ? {'Cache-Control': 'public, max-age=31536000, immutable'} : {}),
    },
    body: readFileSync(served),
    isCompressed: /css|html|js|json|md|svg|txt|xml/.test(extension),
  };
}

/**
 * Serves a build as its hosts are told to, on the loopback interface, with what is wrong in a test.
 *
 * @param change what a path is answered with instead
 * @returns its port, and what stops it
 */
export async function startReferenceHost(
  build: string,
  hosts: string,
  change: (path: string, answer: HostAnswer) => HostAnswer,
): Promise<{port: number; stop: () => Promise<void>}> {
  const headers = JSON.parse(readFileSync(join(hosts, 'headers.json'), 'utf8')) as Record<
    string,
    string
  >;
  const server = createServer(({url}, response) => {
    const answer = change(url!, answerOf(build, headers, url!));
    response.writeHead(answer.status, {
      ...answer.headers,
      ...(answer.isCompressed ? {'Content-Encoding': 'gzip'} : {}),
    });
    response.end(answer.isCompressed ? gzipSync(answer.body, {level: 1}) : answer.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {port: (server.address() as AddressInfo).port, stop: () => stopHost(server)};
}
