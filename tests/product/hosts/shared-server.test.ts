import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {nginxServer} from '../../../src/output/hosts/nginx';
import {ensureNginx, startNginx} from '../../site/support/nginx';
import {folderWith, writeFiles} from '../support/folder';
import {askHost} from '../support/odd-addresses';

// A site in two languages below /blog/, on a server of nginx that holds more.

const port = Number(process.env.E2E_PORT ?? 4173) + 6;
const nginx = ensureNginx();

const files = {
  'products/index.html': 'Products',
  'products/none.html': 'No such product',
  'products/a.html': 'A product',
  'blog/index.html': 'Blog',
  'blog/404.html': 'No such page',
  'blog/a/index.html': 'A page',
  'blog/café/index.html': 'A page, too',
  'blog/a/index.html.gz': 'Compressed',
  'blog/hours.tar.gz': 'An archive',
  'blog/data.json.gz': 'Data',
  'blog/app.webmanifest': '{}',
  'blog/a.mjs': 'Code',
  'blog/a.csv': 'é',
  'blog/old/index.html': 'For hosts that know no redirects',
  'blog/gone/index.html': 'Why it is gone',
  'blog/de/index.html': 'Das Blog',
  'blog/de/assets/a.js': 'Code',
  'blog/de/404.html': 'Keine solche Seite',
  'blog/de/gone/index.html': 'Warum sie fort ist',
};

/** What the owner has on the same server. */
const others = `
    error_page 404 /products/none.html;
    location / { return 200 "Front"; }
    location /products/ { add_header X-Frame-Options SAMEORIGIN always; }
    location ~ \\.php$ { return 200 "A program"; }`;

const folder = join(folderWith(), 'shared server');

let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  const server = nginxServer({
    baseUrl: '/blog/',
    bases: ['/blog/', '/blog/de/'],
    policy: "default-src 'self'",
    redirects: [
      {from: '/blog/old/', to: '/blog/a/'},
      {from: '/blog/de/alt/', to: '/blog/de/'},
      {from: '/news/', to: '/blog/'},
      {from: '/index.php', to: '/blog/'},
      {from: '/blog/paper.php', to: '/blog/a/#part'},
      {from: '/blog/img/grün.jpg', to: '/blog/café/'},
    ],
    gone: ['/blog/gone/', '/blog/de/gone/', '/news/gone/'],
  });
  writeFiles(folder, {...files, 'nginx-server.conf': server});
  if (nginx) {
    const include = join(folder, 'nginx-server.conf');
    stop = await startNginx(nginx, port, {root: folder, include, others});
  }
});

afterAll(() => stop?.());

const ask = async (path: string) => {
  const {status, location, headers, body} = await askHost(port, path);
  return {status, location, headers, text: location === undefined ? body.toString() : ''};
};

describe.skipIf(!nginx)('a server of nginx that holds more than the site', () => {
  test.each([
    ['/', 200, 'Front'],
    ['/products/', 200, 'Products'],
    ['/products/a.html', 200, 'A product'],
    ['/products//a.html', 200, 'A product'],
    ['/products/nothing/', 404, 'No such product'],
    ['/products/run.php', 200, 'A program'],
    ['/blogs/', 200, 'Front'],
    ['/blog/../products/', 200, 'Products'],
  ])('answers at %s as its owner has set', async (path, status, text) => {
    const {headers, ...answer} = await ask(path);
    expect(answer).toEqual({status, text, location: undefined});
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).not.toHaveProperty('cache-control');
    const isOfProducts = path.includes('/products/') && !path.endsWith('.php');
    expect(headers['x-frame-options']).toBe(isOfProducts ? 'SAMEORIGIN' : undefined);
  });

  test.each([
    ['/blog/', 200, 'Blog'],
    ['/blog/a/', 200, 'A page'],
    ['/blog/de/', 200, 'Das Blog'],
    ['/blog/nothing/', 404, 'No such page'],
    ['/blog/nothing', 404, 'No such page'],
    ['/blog/run.php', 404, 'No such page'],
    ['/blog//a/', 404, 'No such page'],
    ['/blog/404.html', 404, 'No such page'],
    ['/blog/_headers', 404, 'No such page'],
    ['/blog/a/index.html.gz', 404, 'No such page'],
    ['/blog/hours.tar.gz', 200, 'An archive'],
    ['/blog/data.json.gz', 200, 'Data'],
    ['/blog//hours.tar.gz', 404, 'No such page'],
    ['/blog/de/nothing/', 404, 'Keine solche Seite'],
    ['/blog/de/%5ca', 404, 'Keine solche Seite'],
    ['/blog/gone/', 410, 'Why it is gone'],
    ['/blog/de/gone/', 410, 'Warum sie fort ist'],
    ['/blog/GONE/', 404, 'No such page'],
    ['/blog/OLD/', 404, 'No such page'],
    ['/blog/paper.php/', 404, 'No such page'],
  ])('answers at %s as the site does', async (path, status, text) => {
    const {headers, ...answer} = await ask(path);
    expect(answer).toEqual({status, text, location: undefined});
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'self'",
      'cache-control': 'no-cache',
      'x-frame-options': 'DENY',
    });
  });

  test.each([
    ['/blog', '/blog/'],
    ['/blog/a.html?b=c', '/blog/a/?b=c'],
    ['/blog/de', '/blog/de/'],
    ['/blog?a=b', '/blog/?a=b'],
    ['/blog/caf%C3%A9.html', '/blog/caf%C3%A9/'],
    ['/blog/old', '/blog/old/'],
    ['/blog/old/?a=b&c=%20d', '/blog/a/?a=b&c=%20d'],
    ['/blog/img/gr%C3%BCn.jpg', '/blog/caf%C3%A9/'],
    // Requests have no fragments, so a target that has one takes no query.
    ['/blog/paper.php?a=b', '/blog/a/#part'],
    ['/index.php?p=1', '/blog/?p=1'],
    ['/blog/de/alt/', '/blog/de/'],
    ['/news/', '/blog/'],
  ])('leads from %s to %s', async (path, to) => {
    expect(await ask(path)).toMatchObject({status: 301, location: to});
  });

  test.each([
    ['app.webmanifest', 'application/manifest+json'],
    ['a.mjs', 'text/javascript; charset=utf-8'],
    ['a.csv', 'text/csv; charset=utf-8'],
  ])('%s has its media type', async (file, type) => {
    const {headers} = await ask(`/blog/${file}`);
    expect(headers['content-type']).toBe(type);
  });

  test('has files of each language kept whose names change with their contents', async () => {
    const {headers} = await ask('/blog/de/assets/a.js');
    expect(headers['cache-control']).toContain('immutable');
  });

  test('says that a page elsewhere on the host is gone', async () => {
    expect(await ask('/news/gone/')).toMatchObject({status: 410});
  });
});
