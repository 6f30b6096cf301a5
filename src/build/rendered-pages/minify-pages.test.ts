import {mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {getHtmlMinifier} from '@docusaurus/bundler';
import {beforeEach, expect, test} from 'vitest';
import {fileCache} from '../../cache/cache';
import {minifyPages} from './minify-pages';

const rendered =
  '<!DOCTYPE html>\n<html lang="en">\n<head></head>\n<body><p>A text</p></body>\n</html>';
const minified = '<!doctype html><html lang=en><head></head><body><p>A text</body>';

let outDir: string;
let cache: string;

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'minify-pages-'));
  [outDir, cache] = [join(folder, 'build'), join(folder, 'cache')];
  mkdirSync(outDir);
});

const write = (name: string, html: string) => {
  writeFileSync(join(outDir, name), html);
};
const page = (name: string) => readFileSync(join(outDir, name), 'utf8');
const minify = (names: string[], basis = 'basis') =>
  minifyPages(outDir, names, 'swc', basis, fileCache(cache));

test('a page that is left as it was rendered is minified as Docusaurus would have done it', async () => {
  write('index.html', rendered);
  expect(await minify(['index.html'])).toEqual([]);
  expect(page('index.html')).toBe(minified);
  const {code} = await (await getHtmlMinifier({type: 'swc'})).minify(rendered);
  expect(page('index.html')).toBe(code);
});

test('a page that was minified, and a file that is no page of the site, stay as they are', async () => {
  write('index.html', '<!doctype html> <p class="a">');
  write('proof.html', rendered);
  await minify(['index.html']);
  expect(page('index.html')).toBe('<!doctype html> <p class="a">');
  expect(page('proof.html')).toBe(rendered);
});

test('what was minified before is only read, until it changes', async () => {
  write('index.html', rendered);
  await minify(['index.html']);
  const [kept] = readdirSync(cache);
  const mark = readFileSync(join(cache, kept!), 'utf8').replace('A text', 'A text that was kept');
  writeFileSync(join(cache, kept!), mark);

  write('index.html', rendered);
  await minify(['index.html']);
  expect(page('index.html')).toContain('A text that was kept');

  write('index.html', rendered.replace('A text', 'Another'));
  await minify(['index.html']);
  expect(page('index.html')).toContain('Another');
  expect(readdirSync(cache)).toEqual([kept]);
});

test('that of another language, or by another minifier, is kept beside it', async () => {
  write('index.html', rendered);
  await minify(['index.html'], 'one');
  write('index.html', rendered.replace('A text', 'Ein Text'));
  await minify(['index.html'], 'other');
  expect(page('index.html')).toBe(minified.replace('A text', 'Ein Text'));
  expect(readdirSync(cache)).toHaveLength(2);
});

test('what a page warns of is told with its name, each time', async () => {
  write('index.html', rendered.replace('A text', '<table><p>'));
  const warnings = await minify(['index.html']);
  expect(warnings[0]).toMatch(/^index\.html: /);
  write('index.html', rendered.replace('A text', '<table><p>'));
  expect(await minify(['index.html'])).toEqual(warnings);
});
