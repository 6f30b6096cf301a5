import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {HtmlTagObject} from '@docusaurus/types';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {heads, type Output} from './heads';
import type {Props} from './pipeline';

const page = (head = '') =>
  `<head><title>A</title>${head}<style></style></head><body>B</body></html>`;

const meta = (property: string, content: string) => ({
  tagName: 'meta',
  attributes: {property, content},
});

/** Writes the pages of a site, with the tags of its outputs; returns a reader of them. */
async function write(outputs: Output[], routed: string[], pages: Record<string, string>) {
  const outDir = mkdtempSync(join(tmpdir(), 'heads-'));
  for (const [file, html] of Object.entries(pages)) {
    writeFileSync(join(outDir, file), html);
  }
  const props = {
    ...{outDir, baseUrl: '/base/', routesPaths: routed},
    siteConfig: {title: 'R & D', titleDelimiter: '|'},
  } as Props & {content: unknown};
  await heads(outputs).postBuild!(props);
  return (file: string) => load(readFileSync(join(outDir, file), 'utf8'));
}

/** The front page, with these tags. */
async function withTags(html: string, ...tags: HtmlTagObject[]) {
  const read = await write([{name: 'a', headOf: () => tags}], ['/base/'], {'index.html': html});
  return read('index.html');
}

test('tags stand before the styles of a page, in the order in which they are given', async () => {
  const $ = await withTags(page(), meta('og:type', 'website'), meta('og:site_name', 'S'));
  const names = $('head > *').toArray();
  expect(names.map((tag) => $(tag).attr('property') ?? tag.tagName)).toEqual([
    ...['title', 'og:type', 'og:site_name', 'style'],
  ]);
});

test('a text with every character of HTML stays inside its attribute', async () => {
  const text = `"><script>alert('1')</script> & &amp; $& $1`;
  const $ = await withTags(page(), meta('og:image:alt', text));
  expect($('meta').attr('content')).toBe(text);
  expect($('script').length).toBe(0);
});

test('the name of the site is not repeated in the title of previews', async () => {
  const titled = (title: string) => withTags(page(`<meta property=og:title content="${title}"/>`));
  const shown = async (title: string) =>
    (await titled(title))('meta[property="og:title"]').attr('content');
  expect(await shown('Why &lt;T> | R &amp; D')).toBe('Why <T>');
  expect(await shown('R &amp; D')).toBe('R & D');
  const quoted = await withTags(page(`<meta property=og:title content='"AI" | R &amp; D'/>`));
  expect(quoted('meta').attr('content')).toBe('"AI"');
  expect(quoted('meta')[0]!.attribs).toEqual({property: 'og:title', content: '"AI"'});
});

test('structured data stands at the end of the page', async () => {
  const tag = {tagName: 'script', attributes: {type: 'application/ld+json'}, innerHTML: '{"a":1}'};
  expect((await withTags(page(), tag))('body > script').text()).toBe('{"a":1}');
});

test('what a page says of itself is not said twice, and what others say may be', async () => {
  const own = '<meta data-rh=true property=og:type content=article>';
  const author = (name: string) => meta('article:author', `https://a.example/${name}/`);
  const $ = await withTags(page(own), meta('og:type', 'website'), author('ada'), author('grace'));
  expect($('meta[property="og:type"]').attr('content')).toBe('article');
  expect($('meta[property="og:type"]').length).toBe(1);
  expect($('meta[property="article:author"]').length).toBe(2);
});

test('a page without a title is refused', async () => {
  await expect(withTags('<head></head>')).rejects.toThrow(
    /index\.html has no <title>.*: give the page one/,
  );
});

test('each page that Docusaurus has rendered gets its tags from all outputs, and no other page any', async () => {
  const outputs: Output[] = [
    {name: 'a', headOf: (path, said) => [meta('og:url', `${path} ${said.get('author')}`)]},
    {name: 'b'},
    {name: 'c', headOf: (path) => (path === '/base/' ? [meta('og:type', 'website')] : [])},
  ];
  const html = page('<meta name=author content=Ada>');
  const read = await write(outputs, ['/base/404.html', '/base/', '/base/'], {
    ...{'index.html': html, '404.html': html, 'moved.html': html},
  });
  const told = (file: string) => {
    const $ = read(file);
    return $('meta[property]')
      .toArray()
      .map((tag) => $(tag).attr('content'));
  };
  expect(told('index.html')).toEqual(['/base/ Ada', 'website']);
  expect(told('404.html')).toEqual(['/base/404.html Ada']);
  expect(told('moved.html')).toEqual([]);
});
