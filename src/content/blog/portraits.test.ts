import {mkdtempSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import logger from '@docusaurus/logger';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {File} from '../publish-files';
import sharp from 'sharp';
import {afterAll, beforeAll, beforeEach, expect, test, vi} from 'vitest';

const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);

let server: Server;
let host: string;
const asked: string[] = [];

beforeAll(async () => {
  const picture = await sharp({
    create: {width: 600, height: 400, channels: 3, background: 'teal'},
  })
    .jpeg()
    .toBuffer();
  server = createServer((request, response) => {
    asked.push(request.url!);
    switch (request.url) {
      case '/ada.jpg':
        response.end(picture);
        break;
      case '/words.jpg':
        response.end('Words');
        break;
      // Any other is never answered.
      case '/gone.jpg':
        response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  warn.mockClear();
  asked.length = 0;
});

const siteDir = mkdtempSync(join(tmpdir(), 'site-'));

/** Loads a blog with these portraits in a new process; a post names the last one itself. */
async function load(...portraits: string[]) {
  vi.resetModules();
  const {portraitsOf} = await import('./portraits');
  const authors = portraits.map((imageURL, index) => ({key: `a${index}`, name: 'A', imageURL}));
  const content = {
    authorsMap: Object.fromEntries(authors.slice(0, -1).map((author) => [author.key, author])),
    blogPosts: [{metadata: {authors: authors.slice(-1)}}],
  } as unknown as BlogContent;
  const {give, files} = portraitsOf({siteDir, baseUrl: '/base/'}, 500);
  const loadAgain = async () => {
    const {authorsMap, blogPosts} = await give(content);
    return [...Object.values(authorsMap!), ...blogPosts[0]!.metadata.authors].map(
      ({imageURL}) => imageURL,
    );
  };
  return {shown: await loadAgain(), loadAgain, files};
}

test('a portrait on another site becomes a small one of this site', async () => {
  const {shown, files} = await load('/img/own.png', `${host}/ada.jpg`);
  expect(shown).toEqual([
    '/img/own.png',
    expect.stringMatching(/^\/base\/assets\/images\/portrait-[\da-f]{12}\.webp$/),
  ]);
  const [{path, content}, ...others] = files() as [File];
  expect(others).toEqual([]);
  expect(`/base/${path}`).toBe(shown[1]);
  const {width, height, format} = await sharp(content as Buffer).metadata();
  expect({width, height, format}).toEqual({width: 192, height: 192, format: 'webp'});
  expect(warn).not.toHaveBeenCalled();
});

test('where that fails there is none, and one warning for all', async () => {
  const {shown, loadAgain} = await load(
    `${host}/gone.jpg`,
    `${host}/words.jpg`,
    `${host}/hangs.jpg`,
    'http://127.0.0.1:9/a.jpg',
    `${host}/ada.jpg`,
  );
  expect(shown.map(Boolean)).toEqual([false, false, false, false, true]);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(
      /^The portraits of 4 authors cannot be fetched, so pages show initials: http:\S+\/gone\.jpg \(answered with 404\) and others\./,
    ),
  );
  // An edit in a preview asks nobody again.
  const before = asked.length;
  expect(await loadAgain()).toEqual(shown);
  expect(asked).toHaveLength(before);
  expect(warn).toHaveBeenCalledOnce();
});
