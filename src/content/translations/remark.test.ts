import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {linksAcrossTranslations} from './remark-links';

/** The URL of a link in a text after the transform. */
function linkOf(path: string, url: string): string {
  const link = {type: 'link' as const, url, children: []};
  const root: Root = {type: 'root', children: [{type: 'paragraph', children: [link]}]};
  linksAcrossTranslations({siteDir: '/blog/site'})(root, {path: `/blog/site/${path}`});
  return link.url;
}

const translations = 'src/site/i18n/de/docusaurus-plugin-content-';

test.each([
  ['blog/2024-01-01-a/index.md', '../2024-02-02-b/index.mdx#c', '/2024-02-02-b/index.mdx#c'],
  [`${translations}blog/2024-01-01-a/index.md`, '../b/index.md?d#c', '/b/index.md?d#c'],
  ['docs/a.md', './b.md', '/b.md'],
  ['docs/a.md', 'b.md', '/b.md'],
  [`${translations}docs/current/a.md`, 'b.md', '/b.md'],
  [`${translations}pages/a.md`, './b.md', '/b.md'],
])('in %s, %s is looked for as %s', (path, url, expected) => {
  expect(linkOf(path, url)).toBe(expected);
});

test.each(['https://acme.example/a.md', '/a.md', '@site/docs/a.md', '#a.md', '../a/', './a.png'])(
  'a link to %s is left as it is',
  (url) => {
    expect(linkOf('blog/2024-01-01-a/index.md', url)).toBe(url);
  },
);
