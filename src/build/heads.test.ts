import type {HtmlTagObject} from '@docusaurus/types';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {withTags} from './heads';
import {metasOf} from './pages';

const page = (head = '') =>
  `<head><title>A</title>${head}<style></style></head><body>B</body></html>`;

const meta = (property: string, content: string) => ({
  tagName: 'meta',
  attributes: {property, content},
});

/** A page with these tags, on a site called R & D. */
const tagged = (html: string, ...tags: HtmlTagObject[]) =>
  load(withTags(html, metasOf(html), tags, ' | R & D'));

test('tags come before the styles of a page, in the given order', () => {
  const $ = tagged(page(), meta('og:type', 'website'), meta('og:site_name', 'S'));
  const names = $('head > *').toArray();
  expect(names.map((tag) => $(tag).attr('property') ?? tag.tagName)).toEqual([
    ...['title', 'og:type', 'og:site_name', 'style'],
  ]);
});

test('a text with every character of HTML stays inside its attribute', () => {
  const text = `"><script>alert('1')</script> & &amp; $& $1`;
  const $ = tagged(page(), meta('og:image:alt', text));
  expect($('meta').attr('content')).toBe(text);
  expect($('script').length).toBe(0);
});

test('the name of the site is not repeated in the title of previews', () => {
  const shown = (title: string) =>
    tagged(page(`<meta property=og:title content="${title}"/>`))('meta').attr('content');
  expect(shown('Why &lt;T> | R &amp; D')).toBe('Why <T>');
  expect(shown('R &amp; D')).toBe('R & D');
  const quoted = tagged(page(`<meta property=og:title content='"AI" | R &amp; D'/>`));
  expect(quoted('meta').attr('content')).toBe('"AI"');
  expect(quoted('meta')[0]!.attribs).toEqual({property: 'og:title', content: '"AI"'});
});

test('structured data is at the end of the page', () => {
  const tag = {tagName: 'script', attributes: {type: 'application/ld+json'}, innerHTML: '{"a":1}'};
  expect(tagged(page(), tag)('body > script').text()).toBe('{"a":1}');
});

test('what a page says of itself is not said twice, and what others say may be', () => {
  const own = '<meta data-rh=true property=og:type content=article>';
  const author = (name: string) => meta('article:author', `https://a.example/${name}/`);
  const $ = tagged(page(own), meta('og:type', 'website'), author('ada'), author('grace'));
  expect($('meta[property="og:type"]').attr('content')).toBe('article');
  expect($('meta[property="og:type"]').length).toBe(1);
  expect($('meta[property="article:author"]').length).toBe(2);
});
