import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {folderWith} from '../../../tests/product/support/folder';
import {completed} from './completed';

function complete(original: string, translated: string): string | undefined {
  const siteDir = folderWith({
    'blog/list.yml': original,
    'de/docusaurus-plugin-content-blog/list.yml': translated,
  });
  const folders = {localizationDir: join(siteDir, 'de'), generatedFilesDir: join(siteDir, 'made')};
  return completed({siteDir, ...folders} as LoadContext, 'blog', 'list.yml');
}

test.each([
  ['a tag', 'a: {permalink: /b}', 'c: {}\na: {permalink: /c}', /list\.yml:2: `a` .* `permalink`/],
  ['an author', 'a: {page: true}', 'a: {page: {permalink: /404}}', /list\.yml:1: `a` .* `page`/],
  ['an author without', 'a: {page: {permalink: /b}}', 'a: {page: true}', /remove its `page`/],
])('a translation gives no other address to %s', (_what, original, translated, message) => {
  expect(() => complete(original, translated)).toThrow(message);
});

test('a translation may repeat an address, and have an author of its own', () => {
  expect(complete('a: {permalink: /b}', 'a: {permalink: /b}\nc: {page: true}')).toBeDefined();
});
