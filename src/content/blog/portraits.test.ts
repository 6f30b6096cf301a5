import {join} from 'node:path';
import {logger} from '@docusaurus/logger';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import sharp from 'sharp';
import {beforeEach, expect, test, vi} from 'vitest';
import {folderWith} from '../../../tests/product/support/folder';
import type {File} from '../publish-files';
import {portraitsOf} from './portraits';

const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);

const create = {width: 600, height: 400, channels: 3, background: 'teal'} as const;
const picture = await sharp({create}).jpeg().toBuffer();

const host = 'https://a.example';
const answers: Record<string, () => Response> = {
  '/ada.jpg': () => new Response(new Uint8Array(picture)),
  '/words.jpg': () => new Response('Words'),
  '/gone.jpg': () => new Response(null, {status: 404}),
};
// Any other is never answered.
const ask = vi.fn<typeof fetch>(
  (address, init) =>
    new Promise((resolve, reject) => {
      init!.signal!.addEventListener('abort', () => {
        reject(new Error('aborted'));
      });
      const answer = answers[(address as URL).pathname];
      if (answer) {
        resolve(answer());
      }
    }),
);
vi.stubGlobal('fetch', ask);

beforeEach(() => {
  vi.clearAllMocks();
});

const siteDir = folderWith({
  'blog/ada (1).png': picture,
  'blog/a/grace.png': picture,
  'de/barbara.png': picture,
  'static/img/own.png': picture,
});
const lists = ['de/authors.yml', 'blog/authors.yml'].map((list) => join(siteDir, list));

/** Loads a blog with these portraits; a post names the last one itself. */
async function load(...portraits: string[]) {
  const authors = portraits.map((imageURL, index) => ({
    ...{name: 'A', imageURL},
    key: index < portraits.length - 1 ? `a${index}` : null,
  }));
  const content = {
    authorsMap: Object.fromEntries(authors.slice(0, -1).map((author) => [author.key!, author])),
    blogPosts: [{metadata: {source: '@site/blog/a/index.md', authors: authors.slice(-1)}}],
  } as unknown as BlogContent;
  const {give, files} = portraitsOf({siteDir, baseUrl: '/base/'}, lists, 500);
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
  const [{path, content}] = files() as [File];
  expect(path).toMatch(/^assets\/images\/portrait-[\da-f]{12}\.webp$/);
  expect(shown).toEqual(['/img/own.png', `/base/${path}`]);
  expect(await sharp(content as Buffer).metadata()).toMatchObject({
    ...{width: 192, height: 192, format: 'webp'},
  });
  expect(warn).not.toHaveBeenCalled();
});

test('where that fails there is none, one warning for all, and nobody is asked again', async () => {
  const {shown, loadAgain} = await load(
    ...['/gone.jpg', '/words.jpg', '/hangs.jpg', '/ada.jpg'].map((path) => host + path),
  );
  expect(shown.map(Boolean)).toEqual([false, false, false, true]);
  const asked = ask.mock.calls.length;
  expect(await loadAgain()).toEqual(shown);
  expect(ask).toHaveBeenCalledTimes(asked);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(
      /^The portraits of 3 authors cannot be fetched, so pages show initials: http\S+\/gone\.jpg \(answered with 404\) and others\./,
    ),
  );
});

test('one beside the list or the post that names it is published, and one in static/ needs no slash before it', async () => {
  const {shown} = await load('./ada%20(1).png', './barbara.png', 'img/own.png', './grace.png');
  expect(shown).toEqual([
    expect.stringMatching(/^\/base\/assets\/images\/ada-1--[\da-f]{12}\.png$/),
    expect.stringMatching(/^\/base\/assets\/images\/barbara-[\da-f]{12}\.png$/),
    '/base/img/own.png',
    expect.stringMatching(/^\/base\/assets\/images\/grace-[\da-f]{12}\.png$/),
  ]);
});

test('one that is not there stops what loads it', async () => {
  await expect(load('./nobody.png', '/img/own.png')).rejects.toThrow('no picture ./nobody.png');
});
