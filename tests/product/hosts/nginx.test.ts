import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {repository} from '../../site/support/docusaurus';
import {ensureNginx, missing, startNginx} from '../../site/support/nginx';
import {checkLive} from '../support/live';
import {askHost, endOf, oddAddresses} from '../support/odd-addresses';
import {addressed, addressOf, embedded, owned, posts, published} from '../../site/support/pages';

// The site as nginx serves it, with the configuration that the build wrote.

const port = Number(process.env.E2E_PORT ?? 4173) + 5;
const nginx = ensureNginx();

if (!nginx) {
  console.warn(missing);
}

const ask = (path: string, headers: Record<string, string> = {}) => askHost(port, path, headers);

const bytes = (file: string) => readFileSync(join(repository, 'build', file));
const hashed = published.find((file) => file.startsWith('assets/js/main.'))!;
const [sound, captions, font] = ['.mp3', '.vtt', '.woff2'].map((ending) =>
  published.find((file) => file.endsWith(ending))!,
);
const post = posts[0]!.path;

let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  if (nginx) {
    stop = await startNginx(nginx, port, {
      root: join(repository, 'build'),
      include: join(repository, 'build-hosts/nginx-server.conf'),
    });
  }
});

afterAll(() => stop?.());

describe.skipIf(!nginx)('nginx', () => {
  test('is what npm run check-live expects', async () => {
    const {faults, passed} = await checkLive(repository, new URL(addressOf('/')), {port});
    expect(faults).toEqual([]);
    expect(passed).toBeGreaterThan(addressed.length);
  });

  test('serves every page at its address', async () => {
    for (const {path} of addressed) {
      const {status, body} = await ask(path);
      expect({path, status}).toEqual({path, status: 200});
      expect(body.equals(bytes(`${path.slice(1)}index.html`))).toBe(true);
    }
  });

  test.each(oddAddresses)('%s ends at %s, on this host', async (asked, ends) => {
    expect(await endOf(asked, ask)).toBe(ends);
  });

  test.each([
    ...['/nothing', '/nothing/', '/nothing.html', '/assets/js/nothing.js', '/2024', '/2024/'],
    // Files that exist but are not to be served.
    ...['/404.html', '/index.html.br', '/index.html.gz', '/_headers', '/_redirects'],
    // Refused before nginx looks for a file.
    ...['//legal-notices', '/legal-notices%5c', `${post}.htaccess`],
  ])('%s gets the not-found page, which is not kept', async (path) => {
    const {status, headers, body} = await ask(path);
    expect(status).toBe(404);
    expect(body.equals(bytes('404.html'))).toBe(true);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  test.each(['/', '/rss.xml', `/${hashed}`, '/card.png', '/legal-notices'])(
    '%s has every header, once',
    async (path) => {
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
    },
  );

  test.each([
    ['/', /^text\/html; charset=utf-8$/],
    [`/${hashed}`, /^(?:text|application)\/javascript; charset=utf-8$/],
    ['/feed.json', /^application\/json; charset=utf-8$/],
    [`${post.slice(0, -1)}.md`, /^text\/markdown; charset=utf-8$/],
    ['/img/favicon.svg', /^image\/svg\+xml$/],
    ['/pagefind/wasm.en.pagefind', /^application\/octet-stream$/],
    [`/${sound}`, /^audio\/mpeg$/],
    [`/${captions}`, /^text\/vtt; charset=utf-8$/],
    [`/${font}`, /^font\/woff2$/],
  ])('%s has its media type, compressed or not', async (path, type) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const {headers} = await ask(path, {'accept-encoding': encoding});
      expect({encoding, type: headers['content-type']}).toEqual({
        encoding,
        type: expect.stringMatching(type) as string,
      });
    }
  });

  test.each([
    {accept: 'gzip, deflate, br', encoding: 'br', decode: brotliDecompressSync},
    {accept: 'gzip', encoding: 'gzip', decode: gunzipSync},
    {accept: 'identity', encoding: undefined, decode: (body: Buffer) => body},
  ])('to "$accept" texts come as $encoding', async ({accept, encoding, decode}) => {
    for (const file of ['index.html', hashed, 'rss.xml', 'feed.css', 'img/logo.svg', 'llms.txt']) {
      const path = `/${file.replace(/index\.html$/, '')}`;
      const {headers, body} = await ask(path, accept ? {'accept-encoding': accept} : {});
      expect({path, encoding: headers['content-encoding']}).toEqual({path, encoding});
      expect(headers.vary, path).toBe('Accept-Encoding');
      expect(decode(body).equals(bytes(file)), path).toBe(true);
    }
  });

  test('what was asked for beyond the end of a file is not kept', async () => {
    const {status, headers} = await ask(`/${hashed}`, {range: 'bytes=99999999-'});
    expect(status).toBe(416);
    // nginx says it twice.
    expect(headers['cache-control']).toMatch(/^(?:no-cache(?:, |$))+$/);
  });

  test('lets other sites embed feeds and what they name', async () => {
    for (const [paths, policy] of [
      [embedded, 'cross-origin'],
      [[...owned, '/nothing.png', '/nothing'], 'same-origin'],
    ] as const) {
      for (const path of paths) {
        const {headers} = await ask(path);
        expect({path, policy: headers['cross-origin-resource-policy']}).toEqual({path, policy});
      }
    }
  });

  test('takes nothing from readers', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const {status} = await fetch(`http://127.0.0.1:${port}${post}`, {method});
      expect({method, status}).toEqual({method, status: 405});
    }
  });

  test('what a browser has is not sent again, in whichever encoding', async () => {
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = {'accept-encoding': encoding};
      const {headers: first} = await ask('/', headers);
      tags.add(first.etag!);
      const same = await ask('/', {...headers, 'if-none-match': first.etag!});
      expect({status: same.status, length: same.body.length}).toEqual({status: 304, length: 0});
      expect(same.headers['cache-control']).toBe('no-cache');
    }
    expect(tags.size).toBe(3);
  });
});
