import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {request as httpRequest, type IncomingHttpHeaders} from 'node:http';
import {request as httpsRequest} from 'node:https';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {generate} from 'selfsigned';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {repository} from '../support/docusaurus';
import {ensureNginx, missing, startNginx} from '../support/nginx';
import {pathTo} from '../support/path-to';
import {addressed, posts, published} from '../built/pages';

// The site as served by nginx over TLS, with the configuration that the build wrote.

const port = Number(process.env.E2E_PORT ?? 4173) + 5;
const nginx = ensureNginx();

if (!nginx) {
  console.warn(missing);
}

const site = {
  root: join(repository, 'build'),
  include: join(repository, 'build-hosts/nginx-server.conf'),
};

type Answer = {status: number; headers: IncomingHttpHeaders; body: Buffer};

/** Requests exactly this path, without normalising it. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    httpsRequest(
      {host: '127.0.0.1', port, path, headers, method, rejectUnauthorized: false},
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const {statusCode, headers} = response;
          resolve({status: statusCode!, headers, body: Buffer.concat(chunks)});
        });
      },
    )
      .on('error', reject)
      .end();
  });

const bytes = (file: string) => readFileSync(join(repository, 'build', file));
const hashed = published.find((file) => file.startsWith('assets/js/main.'))!;
/** A long file that is not compressed again: a recording, if there is one. */
const sound = published.find((file) => file.endsWith('.mp3')) ?? 'card.png';
const tag = published.find(
  (file) => file.startsWith(pathTo.tags.slice(1)) && file.endsWith('/feed.json'),
)!;
const alternate = `${posts[0]!.path.replace(/\/$/, '')}.md`;
const post = posts[0]!.path;

let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  if (!nginx) {
    return;
  }
  const folder = join(repository, '.cache/certificate');
  const {cert, private: key} = generate([{name: 'commonName', value: '127.0.0.1'}], {
    keySize: 2048,
    days: 1,
  });
  mkdirSync(folder, {recursive: true});
  const certificate = {file: join(folder, 'certificate.pem'), key: join(folder, 'key.pem')};
  writeFileSync(certificate.file, cert);
  writeFileSync(certificate.key, key, {mode: 0o600});
  stop = await startNginx(nginx, port, site, certificate);
});

afterAll(async () => {
  await stop?.();
});

describe.skipIf(!nginx)('nginx', () => {
  test('serves every page at its address, and at no other', async () => {
    for (const {path} of addressed) {
      const {status, body} = await ask(path);
      expect({path, status}).toEqual({path, status: 200});
      expect(body.equals(bytes(`${path.slice(1)}index.html`))).toBe(true);
    }
  });

  test.each([
    {from: '/legal-notices', to: '/legal-notices/'},
    {from: '/legal-notices.html', to: '/legal-notices/'},
    {from: '/legal-notices/index.html', to: '/legal-notices/'},
    {from: '/index.html', to: '/'},
    {from: '/legal-notices?a=b', to: '/legal-notices/?a=b'},
    {from: '/legal-notices.html?a=b', to: '/legal-notices/?a=b'},
    {from: '/legal-notices/index.html?a=b', to: '/legal-notices/?a=b'},
    {from: post.slice(0, -1), to: post},
    {from: `${post.slice(0, -1)}.html`, to: post},
    {from: `${post}index.html`, to: post},
  ])('$from goes to $to for good', async ({from, to}) => {
    const {status, headers} = await ask(from);
    expect({status, location: headers.location}).toEqual({status: 301, location: to});
  });

  test.each([
    ...['/nothing', '/nothing/', '/nothing.html', '/nothing/index.html', '/assets/js/nothing.js'],
    // Files that exist but are not to be served.
    ...[
      '/404.html',
      '/index.html.br',
      '/index.html.gz',
      '/_headers',
      '/_redirects',
      '/2024',
      '/2024/',
    ],
    ...['/.git/config', '/legal-notices/.env', `${post}.htaccess`],
    // Attempts to inject a header into the response.
    ...['/%0d%0aSet-Cookie:%20a=b/index.html', '//elsewhere.example/index.html', '/%00'],
    // Malformed paths that are refused get the same page.
    ...['//legal-notices', '/legal-notices%5c'],
  ])('%s is not found', async (path) => {
    const {status, headers, body} = await ask(path);
    expect([400, 404]).toContain(status);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('location');
    if (status === 404) {
      expect(body.equals(bytes('404.html'))).toBe(true);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    }
  });

  test.each([
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/assets..//package.json',
    '/..\\package.json',
    '/%5c..%5cpackage.json',
    '/....//package.json',
    '/%252e%252e/package.json',
  ])('%s leads to no file outside of the site', async (path) => {
    const {status, body} = await ask(path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain('"devDependencies"');
  });

  test.each([
    ...[
      '/',
      '/legal-notices/',
      '/nothing',
      '/rss.xml',
      `/${hashed}`,
      '/card.png',
      '/robots.txt',
      '/legal-notices',
    ],
  ])('%s has every header, once', async (path) => {
    const {headers} = await ask(path);
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=31536000/) as string,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'content-security-policy': expect.stringMatching(
        /^default-src 'self'; script-src /,
      ) as string,
      'cache-control': path === `/${hashed}` ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    expect(headers.server).toBe('nginx');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/nothing', 'text/html; charset=utf-8'],
    [`/${hashed}`, 'text/javascript; charset=utf-8'],
    ['/feed.css', 'text/css; charset=utf-8'],
    ['/rss.xml', 'application/xml; charset=utf-8'],
    ['/atom.xml', 'application/xml; charset=utf-8'],
    [`/${tag}`, 'application/feed+json; charset=utf-8'],
    ['/opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    [alternate, 'text/markdown; charset=utf-8'],
    ['/img/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/card.png', 'image/png'],
    ['/pagefind/wasm.en.pagefind', 'application/octet-stream'],
    [`/${sound}`, sound.endsWith('.mp3') ? 'audio/mpeg' : 'image/png'],
    [`/${published.find((file) => file.endsWith('.woff2'))!}`, 'font/woff2'],
  ])('%s is %s', async (path, type) => {
    expect((await ask(path)).headers['content-type']).toBe(type);
  });

  test.each([
    {accept: 'gzip, deflate, br', encoding: 'br', decode: brotliDecompressSync},
    {accept: 'br', encoding: 'br', decode: brotliDecompressSync},
    {accept: 'gzip', encoding: 'gzip', decode: gunzipSync},
    {accept: 'identity', encoding: undefined, decode: (body: Buffer) => body},
    {accept: '', encoding: undefined, decode: (body: Buffer) => body},
  ])('to "$accept" texts come as $encoding', async ({accept, encoding, decode}) => {
    for (const file of ['index.html', hashed, 'rss.xml', 'feed.css', 'img/logo.svg', 'llms.txt']) {
      const path = `/${file.replace(/index\.html$/, '')}`;
      const {headers, body} = await ask(path, accept ? {'accept-encoding': accept} : {});
      expect({path, encoding: headers['content-encoding']}).toEqual({path, encoding});
      expect(headers.vary, path).toBe('Accept-Encoding');
      expect(decode(body).equals(bytes(file)), path).toBe(true);
    }
  });

  test('pictures, sound and fonts are not compressed again', async () => {
    for (const path of ['/card.png', `/${sound}`, '/pagefind/wasm.en.pagefind']) {
      const {headers} = await ask(path, {'accept-encoding': 'gzip, br'});
      expect(headers).not.toHaveProperty('content-encoding');
    }
  });

  test('parts of a sound can be asked for', async () => {
    const whole = bytes(sound);
    const path = `/${sound}`;
    const first = await ask(path, {range: 'bytes=0-99'});
    expect(first.status).toBe(206);
    expect(first.headers['content-range']).toBe(`bytes 0-99/${whole.length}`);
    expect(first.body.equals(whole.subarray(0, 100))).toBe(true);
    const last = await ask(path, {range: 'bytes=-10'});
    expect(last.body.equals(whole.subarray(-10))).toBe(true);
    const beyond = await ask(path, {range: `bytes=${whole.length + 1}-`});
    expect(beyond.status).toBe(416);
    const {headers} = await ask(path);
    expect(headers['accept-ranges']).toBe('bytes');
    const old = await ask(path, {range: 'bytes=0-9', 'if-range': '"another"'});
    expect(old.status).toBe(200);
  });

  test('what a browser has is not sent again', async () => {
    for (const path of ['/', '/rss.xml', `/${hashed}`, '/card.png']) {
      const headers = {'accept-encoding': 'br'};
      const {headers: first} = await ask(path, headers);
      expect(first.etag, path).toMatch(/^(?:W\/)?".+"$/);
      const same = await ask(path, {...headers, 'if-none-match': first.etag!});
      expect({status: same.status, length: same.body.length}).toEqual({status: 304, length: 0});
      expect(same.headers['cache-control']).toBe(first['cache-control']);
      const later = await ask(path, {...headers, 'if-modified-since': first['last-modified']!});
      expect(later.status).toBe(304);
      const other = await ask(path, {...headers, 'if-none-match': '"another"'});
      expect(other.status).toBe(200);
    }
  });

  test('each encoding of a page has a tag of its own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) => (await ask('/', {'accept-encoding': encoding})).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test('HEAD says what GET would, and sends nothing', async () => {
    for (const path of ['/', '/nothing', '/legal-notices', `/${sound}`]) {
      const [head, get] = await Promise.all([ask(path, {}, 'HEAD'), ask(path)]);
      const facts = ({status, headers}: Answer) => ({
        status,
        ...headers,
        date: undefined,
      });
      expect(facts(head)).toEqual(facts(get));
      expect(head.body.length).toBe(0);
    }
  });

  test('without TLS the port answers nothing of the site', async () => {
    const status = await new Promise((resolve, reject) => {
      httpRequest({host: '127.0.0.1', port}, ({statusCode}) => {
        resolve(statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(400);
  });
});
