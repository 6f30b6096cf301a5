import {readdirSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {basename, join} from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {folderWith} from '../../../tests/product/support/folder';
import {startStaticHost, stopHost} from '../static-host';
import {keepAssets, record} from './keep-assets';

const servers: Server[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map(stopHost));
});

const addressOf = (server: Server) => {
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

/** A site with these files, each containing its own name, and the days on which deploys last wrote them. */
function build(name: string, files: string[] = [], days?: object): string {
  const all = ['404.html', 'index.html', 'assets/js/main.js', ...files];
  return folderWith({
    ...Object.fromEntries(all.map((file) => [file, `${file} of ${name}`])),
    ...(days && {[record]: JSON.stringify(days)}),
  });
}

/** Deploys a site at noon of a day in place of another. */
const deploy = async (folder: string, published: string, day: string, limit?: number) =>
  keepAssets({
    folder,
    site: addressOf(await startStaticHost(published, 0)),
    today: new Date(`${day}T12:00:00Z`),
    ...(limit !== undefined && {limit}),
  });

const recorded = (site: string) =>
  JSON.parse(readFileSync(join(site, record), 'utf8')) as Record<string, string>;

const filesOf = (site: string) => readdirSync(site, {recursive: true, encoding: 'utf8'}).sort();

test('a deploy keeps the hashed files of those before, its own as they are, and no pages', async () => {
  const first = build('first', [
    ...['assets/js/1.a.js', 'assets/js/2.same.js', 'old/index.html'],
    ...['pagefind/index/en_a.pf_index', 'pagefind/pagefind-entry.json'],
  ]);
  expect(await deploy(first, build('before'), '2026-01-01')).toEqual({kept: [], lost: []});
  const second = build('second', ['assets/js/1.b.js', 'assets/js/2.same.js']);
  const {kept} = await deploy(second, first, '2026-01-10');
  expect(kept).toEqual(['assets/js/1.a.js', 'pagefind/index/en_a.pf_index']);
  expect(readFileSync(join(second, 'assets/js/1.a.js'), 'utf8')).toBe('assets/js/1.a.js of first');
  expect(readFileSync(join(second, 'assets/js/2.same.js'), 'utf8')).toContain('of second');

  // The third deploy learns from the second how old the files of the first are.
  const third = build('third', ['assets/js/1.c.js']);
  await deploy(third, second, '2026-02-05');
  expect(filesOf(third)).toContain('assets/js/1.b.js');
  expect(filesOf(third)).not.toContain('assets/js/1.a.js');
  expect(recorded(third)['assets/js/1.b.js']).toBe('2026-01-10');
});

test('at most the requested number of files is kept: those that went last', async () => {
  const days = {
    'assets/a.js': '2026-01-03',
    'assets/b.js': '2026-01-01',
    'assets/c.js': '2026-01-02',
  };
  const first = build('first', Object.keys(days), days);
  const {kept} = await deploy(build('second'), first, '2026-01-04', 2);
  expect(kept).toEqual(['assets/a.js', 'assets/c.js']);
});

test('a file that the host has lost, or answers with a page, is reported and left out', async () => {
  const second = build('second');
  const first = build('first', [], {'assets/gone.js': '2026-01-01'});
  expect((await deploy(second, first, '2026-01-02')).lost).toEqual(['assets/gone.js']);
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
  const first = build('first', [], {[path]: '2026-01-01'});
  const second = build('second');
  const before = filesOf(join(second, '..'));
  expect(await deploy(second, first, '2026-01-02')).toEqual({kept: [], lost: []});
  expect(filesOf(join(second, '..'))).toEqual([...before, join(basename(second), record)].sort());
});

test.each([
  [503, 'Unavailable', /answers 503.*publish without it/],
  [200, '<!doctype html>', /is not a list of files and days/],
  [200, '{"assets/a.js": "yesterday"}', /is not a list of files and days/],
])('a site that answers %i and %s stops the deploy, with a remedy', async (status, body, words) => {
  const server = createServer((_request, response) => {
    response.writeHead(status).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  await expect(keepAssets({folder: build('new'), site: addressOf(server)})).rejects.toThrow(words);
});
