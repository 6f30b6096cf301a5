import type {HtmlTagObject} from '@docusaurus/types';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {meta as metaOf, withTags} from './heads';

const page = (head = '', title = 'A') =>
  `<head><title>${title}</title>${head}<style></style></head><body><svg><title>B</title></svg></body></html>`;

const meta = (property: string, content: string) => metaOf('property', property, content);

/** A page with these tags, on a site called R & D. */
const tagged = (html: string, ...tags: HtmlTagObject[]) => load(withTags(html, tags, ' | R & D'));

test('a text with every character of HTML stays inside its attribute', () => {
  const text = `"><script>alert('1')</script> & &amp; $& $1`;
  const $ = tagged(page(), meta('og:image:alt', text));
  expect($('meta').attr('content')).toBe(text);
  expect($('script').length).toBe(0);
});

/** What previews are given as the title of a page. */
const previewed = (html: string, ...tags: HtmlTagObject[]) =>
  tagged(
    html,
    ...tags,
  )('meta[property="og:title"]')
    .toArray()
    .map(({attribs}) => attribs.content);

test.each([
  ['Why &lt;T> | R &amp; D', 'Why <T>'],
  ['R &amp; D', 'R & D'],
  ['"AI" | R &amp; D', '"AI"'],
])(
  'the title of a page made of code, %s, is not followed by that of the site in previews',
  (title, shown) => {
    const copy = `<meta property=og:title content='${title}'/>`;
    expect(previewed(page(copy, title))).toEqual([shown]);
    expect(previewed(page(copy, title), meta('og:title', 'Of its content'))).toEqual([
      'Of its content',
    ]);
  },
);

test('a tag that a page has itself is not added, and one that may be repeated is', () => {
  const own =
    '<meta data-rh=true property=og:type content=article><meta property=og:title content=Own><meta property=og:image content=/a.png>';
  const author = (name: string) => meta('article:author', `https://a.example/${name}/`);
  const $ = tagged(
    page(own),
    ...[meta('og:type', 'website'), meta('og:title', 'A'), author('ada'), author('grace')],
    ...[meta('og:image', '/card.png'), meta('og:image:width', '1200')],
  );
  const tags = $('meta')
    .toArray()
    .map(({attribs}) => `${attribs.property} ${attribs.content}`);
  expect(tags.sort()).toEqual([
    ...['article:author https://a.example/ada/', 'article:author https://a.example/grace/'],
    ...['og:image /a.png', 'og:title Own', 'og:type article'],
  ]);
});
