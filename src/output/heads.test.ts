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

test('a text with every character of HTML stays inside its attribute', () => {
  const text = `"><script>alert('1')</script> & &amp; $& $1`;
  const $ = tagged(page(), meta('og:image:alt', text));
  expect($('meta').attr('content')).toBe(text);
  expect($('script').length).toBe(0);
});

test.each([
  ['"Why &lt;T> | R &amp; D"', 'Why <T>'],
  ['"R &amp; D"', 'R & D'],
  [`'"AI" | R &amp; D'`, '"AI"'],
])('the name of the site is not repeated in the title of previews: %s', (content, shown) => {
  const $ = tagged(page(`<meta property=og:title content=${content}/>`));
  expect($('meta')[0]!.attribs).toEqual({property: 'og:title', content: shown});
});

test('what a page says of itself is not said twice, and what others say may be', () => {
  const own = '<meta data-rh=true property=og:type content=article>';
  const author = (name: string) => meta('article:author', `https://a.example/${name}/`);
  const $ = tagged(page(own), meta('og:type', 'website'), author('ada'), author('grace'));
  expect($('meta[property="og:type"]').toArray()).toHaveLength(1);
  expect($('meta[property="article:author"]').toArray()).toHaveLength(2);
});
