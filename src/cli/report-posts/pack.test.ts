import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {toOpenable} from './pack';

const folder = mkdtempSync(join(tmpdir(), 'pack-'));
const files = [
  'index.html',
  'tags/index.html',
  '2026/01/31/a/index.html',
  'assets/a picture.png',
  'assets/small.avif',
  'assets/large.avif',
  'assets/styles.css',
  'assets/font.woff2',
];

beforeAll(() => {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), '');
  }
});
afterAll(() => {
  rmSync(folder, {recursive: true});
});

const open = (html: string, baseUrl = '/') =>
  load(toOpenable({folder, baseUrl}, `<!doctype html>${html}`, '2026/01/31/a/index.html'));

const hrefOf = (address: string, baseUrl?: string) =>
  open(`<a id="it" href="${address}">x</a>`, baseUrl)('#it').attr('href');

test.each([
  ['/', '../../../../index.html'],
  ['/tags/', '../../../../tags/index.html'],
  ['/tags', '../../../../tags/index.html'],
  ['/tags/?page=2#top', '../../../../tags/index.html#top'],
  ['#part', 'index.html#part'],
  ['/2026/01/31/a/#part', 'index.html#part'],
  ['/assets/a%20picture.png', '../../../../assets/a%20picture.png'],
  ['https://example.com/tags/', 'https://example.com/tags/'],
  ['//example.com/tags/', '//example.com/tags/'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['/nowhere/', '/nowhere/'],
])('%s is reached as %s', (address, reached) => {
  expect(hrefOf(address)).toBe(reached);
});

test('a site that is published below a path is reached from its own top', () => {
  expect(hrefOf('/blog/tags/', '/blog/')).toBe('../../../../tags/index.html');
  expect(hrefOf('/tags/', '/blog/')).toBe('/tags/');
});

test('a picture is reached in each of its widths', () => {
  const $ = open(
    '<picture><source srcset="/assets/small.avif 400w, /assets/large.avif 800w"><img src="/assets/a%20picture.png"></picture>',
  );
  expect($('source').attr('srcset')).toBe(
    '../../../../assets/small.avif 400w, ../../../../assets/large.avif 800w',
  );
  expect($('img').attr('src')).toBe('../../../../assets/a%20picture.png');
});

test('nothing is left that a browser refuses to give to a page of a folder', () => {
  const $ = open(
    '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'"><link rel="preload" href="/assets/font.woff2"><script src="/a.js"></script><img crossorigin src="/assets/a.png" onerror="">',
  );
  expect($('meta[http-equiv], link, script, [crossorigin]')).toHaveLength(0);
});

test('what stands in for scripts is shown, and styles find their files', () => {
  const $ = open(
    '<head><style>@font-face{src:url("/assets/font.woff2")}</style><noscript><link rel="stylesheet" href="/assets/styles.css"></noscript></head><body><noscript><p>Without scripts</p></noscript>',
  );
  expect($('noscript')).toHaveLength(0);
  expect($('head link').attr('href')).toBe('../../../../assets/styles.css');
  expect($('body').text()).toContain('Without scripts');
  expect($('style').text()).toContain('url("../../../../assets/font.woff2")');
});

test('the first page of the preview, and the other colours, are at hand on every page', () => {
  const $ = open('<p>x</p>');
  expect($('body > p').first().find('a').attr('href')).toBe('../../../../../START-HERE.html');
  expect($('body > p').first().find('button').text()).toBe('Day or night');
});
