import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {startStaticHost} from '../../../tests/site/support/static-host';
import {keepAssets, record} from './keep-assets';

let folder: string;
const servers: Server[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-assets-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** Writes a site with these files, each containing its own name. */
function build(name: string, files: string[]): string {
  const site = join(folder, name);
  for (const file of ['404.html', 'index.html', 'assets/js/main.js', ...files]) {
    mkdirSync(dirname(join(site, file)), {recursive: true});
    writeFileSync(join(site, file), `${file} of ${name}`);
  }
  return site;
}

const addressOf = (server: Server) => {
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

const publish = async (site: string) => addressOf(await startStaticHost(site, 0));

const recorded = (site: string) =>
  JSON.parse(readFileSync(join(site, record), 'utf8')) as Record<string, string>;

const filesOf = (site: string) =>
  readdirSync(site, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => join(parentPath, name).slice(site.length + 1))
    .sort();

const day = (text: string) => new Date(`${text}T12:00:00Z`);

test('the first deploy keeps nothing, and writes down what it has', async () => {
  const before = await publish(build('before', []));
  const site = build('first', ['assets/js/1.a.js', 'pagefind/index/en_a.pf_index', 'rss.xml']);
  expect(await keepAssets({folder: site, site: before, today: day('2026-01-01')})).toEqual({
    kept: [],
    lost: [],
  });
  expect(recorded(site)).toEqual({
    'assets/js/1.a.js': '2026-01-01',
    'assets/js/main.js': '2026-01-01',
    'pagefind/index/en_a.pf_index': '2026-01-01',
  });
});

test('a deploy keeps the hashed files of those before, its own as they are, and no pages', async () => {
  const first = build('first', [
    'assets/js/1.a.js',
    'assets/js/2.same.js',
    'pagefind/index/en_a.pf_index',
    'pagefind/pagefind-entry.json',
    'old/index.html',
  ]);
  await keepAssets({folder: first, site: await publish(first), today: day('2026-01-01')});
  const second = build('second', ['assets/js/1.b.js', 'assets/js/2.same.js']);
  const {kept} = await keepAssets({
    folder: second,
    site: await publish(first),
    today: day('2026-01-10'),
  });
  expect(kept).toEqual(['assets/js/1.a.js', 'pagefind/index/en_a.pf_index']);
  expect(readFileSync(join(second, 'assets/js/1.a.js'), 'utf8')).toBe('assets/js/1.a.js of first');
  expect(readFileSync(join(second, 'assets/js/2.same.js'), 'utf8')).toContain('of second');
  expect(filesOf(second)).not.toContain('old/index.html');
  expect(filesOf(second)).not.toContain('pagefind/pagefind-entry.json');

  // The third deploy learns from the second how old the files of the first are.
  const third = build('third', ['assets/js/1.c.js']);
  await keepAssets({folder: third, site: await publish(second), today: day('2026-02-05')});
  expect(filesOf(third)).toContain('assets/js/1.b.js');
  expect(filesOf(third)).not.toContain('assets/js/1.a.js');
  expect(recorded(third)['assets/js/1.b.js']).toBe('2026-01-10');
});

test('at most the requested number of files is kept: those that went last', async () => {
  const first = build('first', ['assets/a.js', 'assets/b.js', 'assets/c.js']);
  writeFileSync(
    join(first, record),
    JSON.stringify({
      'assets/a.js': '2026-01-03',
      'assets/b.js': '2026-01-01',
      'assets/c.js': '2026-01-02',
    }),
  );
  const {kept} = await keepAssets({
    folder: build('second', []),
    site: await publish(first),
    limit: 2,
    today: day('2026-01-04'),
  });
  expect(kept).toEqual(['assets/a.js', 'assets/c.js']);
});

test('a file that the host has lost, or answers with a page, is reported and left out', async () => {
  const first = build('first', []);
  writeFileSync(join(first, record), JSON.stringify({'assets/gone.js': '2026-01-01'}));
  const second = build('second', []);
  const {lost} = await keepAssets({
    folder: second,
    site: await publish(first),
    today: day('2026-01-02'),
  });
  expect(lost).toEqual(['assets/gone.js']);
  expect(recorded(second)).not.toHaveProperty('assets/gone.js');
});

test.each([
  'assets/../../outside.js',
  '/etc/passwd',
  'assets/',
  'index.html',
  'assets/.hidden.js',
  String.raw`assets/..\outside.js`,
])('a list that names %s brings nothing', async (path) => {
  const first = build('first', []);
  writeFileSync(join(first, record), JSON.stringify({[path]: '2026-01-01'}));
  const second = build('second', []);
  const before = filesOf(folder).length;
  const {kept, lost} = await keepAssets({
    folder: second,
    site: await publish(first),
    today: day('2026-01-02'),
  });
  expect({kept, lost}).toEqual({kept: [], lost: []});
  // Only its own record has been added.
  expect(filesOf(folder).length).toBe(before + 1);
});

test.each([
  [503, 'Unavailable', /answers 503.*publish without it/],
  [200, '<!doctype html>', /is not a list of files and days/],
  [200, '{"assets/a.js": "yesterday"}', /is not a list of files and days/],
])(
  'a site that answers %i and %s stops the deploy, and says what to do',
  async (status, body, words) => {
    const server = createServer((_request, response) => {
      response.writeHead(status).end(body);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    await expect(keepAssets({folder: build('new', []), site: addressOf(server)})).rejects.toThrow(
      words,
    );
  },
);
