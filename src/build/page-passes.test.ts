import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {folderWith} from '../../tests/product/support/folder';
import {firstPass, lastPass, type Output} from './page-passes';
import type {Props} from './pipeline';

const page = (body: string) =>
  `<html><head><title>A</title><meta name=author content=Ada></head><body>${body}</body></html>`;

/** Runs both passes over the pages of a site, some of which Docusaurus has routed; returns a reader of them. */
async function pass(outputs: Output[], routed: string[], pages: Record<string, string>) {
  const outDir = folderWith(pages);
  const props = {
    ...{outDir, baseUrl: '/base/', routesPaths: routed},
    siteConfig: {title: 'Site', titleDelimiter: '|', url: 'https://a.example'},
  } as Props & {content: unknown};
  const context = {i18n: {currentLocale: 'en'}, codeTranslations: {}} as LoadContext;
  const first = firstPass(outputs, context);
  const allContent: AllContent = {
    'docusaurus-plugin-content-pages': {
      default: [{type: 'mdx', permalink: '/base/', title: 'A', source: '@site/a.md'}],
    },
  };
  await first.allContentLoaded!({allContent} as Parameters<
    NonNullable<typeof first.allContentLoaded>
  >[0]);
  await first.postBuild!(props);
  await lastPass(outputs).postBuild!(props);
  return (file: string) => readFileSync(join(outDir, file), 'utf8');
}

const meta = (property: string, content: string) => ({
  tagName: 'meta',
  attributes: {property, content},
});

test('each page that Docusaurus has rendered passes all outputs once, and others only the last pass', async () => {
  const outputs: Output[] = [
    {name: 'a', headOf: (path, said) => [meta('og:url', `${path} ${said.get('author')}`)]},
    {name: 'b', rewrite: (html, path) => html.replace('B', `b ${path}`)},
    {name: 'c', finish: (html, file) => html.replace('</body>', `${file}</body>`)},
  ];
  const read = await pass(outputs, ['/base/404.html', '/base/x.html', '/base/x.html'], {
    ...{'x.html': page('B'), '404.html': page('B'), 'moved.html': page('B')},
  });
  expect(read('x.html')).toContain('<meta property="og:url" content="/base/x.html Ada">');
  expect(read('x.html')).toContain('<body>b /base/x.htmlx.html</body>');
  expect(read('404.html')).toContain('<body>b /base/404.html404.html</body>');
  expect(read('moved.html')).not.toContain('og:url');
  expect(read('moved.html')).toContain('<body>Bmoved.html</body>');
});

test('a text is read as it was rendered, with the picture that its head names', async () => {
  const texts: unknown[] = [];
  const outputs: Output[] = [
    {name: 'a', rewrite: (html) => html.replace('style="b"', '')},
    {name: 'b', headOf: () => [meta('og:image', 'https://a.example/b.png')]},
    {
      name: 'c',
      readText: ({path, html, plain, image}) => {
        texts.push([path, html, plain('article').html(), image]);
      },
    },
  ];
  const html = page('<div id="__blog-post-container"><p style="b">B</p></div>');
  await pass(outputs, ['/base/', '/base/tags.html'], {'index.html': html, 'tags.html': html});
  expect(texts).toEqual([['/base/', '<p style="b">B</p>', '<p>B</p>', 'https://a.example/b.png']]);
});

test('a text that has no place in its page is named, with what to do', async () => {
  const outputs: Output[] = [{name: 'a', readText: () => undefined}];
  await expect(pass(outputs, ['/base/'], {'index.html': page('B')})).rejects.toThrow(
    /^\/base\/ has no text .*: render it inside/,
  );
});
