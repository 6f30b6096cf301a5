import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {identity} from '../../src/site/identity';
import {addressed, addressOf, posts, published, read} from './pages';

/**
 * Whether a text is well-formed XML. The parser repairs what is not, so that writing the result again
 * gives another text; it lets a stray `&` pass, which is looked for apart.
 */
function isWellFormed(xml: string): boolean {
  const again = load(xml, {xml: {decodeEntities: false}}).xml();
  const withoutData = xml.replace(/<!\[CDATA\[.*?\]\]>/gs, '');
  return again === xml && !/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(withoutData);
}

const postAddresses = posts
  .map(({path}) => addressOf(path))
  .sort()
  .reverse();

test('the check of XML finds what is not well-formed', () => {
  expect(isWellFormed('<a b="c"><d/>&amp;</a>')).toBe(true);
  expect(isWellFormed('<a><b></a>')).toBe(false);
  expect(isWellFormed('<a></b></a>')).toBe(false);
  expect(isWellFormed('<a>this & that</a>')).toBe(false);
});

describe.each([
  {file: 'rss.xml', entry: 'item', link: (text: string) => text},
  {file: 'atom.xml', entry: 'entry', link: (_text: string, href = '') => href},
])('$file', ({file, entry, link}) => {
  const xml = read(file);
  const $ = load(xml, {xml: true});

  test('is well-formed', () => {
    expect(isWellFormed(xml)).toBe(true);
  });

  test('goes by the name of the site', () => {
    expect($('channel > title, feed > title').text()).toBe(identity.title);
    expect($('channel > description, feed > subtitle').text()).toBe(identity.tagline);
  });

  test('lists every post, newest first', () => {
    const links = $(entry)
      .toArray()
      .map((element) => {
        const found = $(element).children('link');
        return link(found.text(), found.attr('href'));
      });
    expect(links).toEqual(postAddresses);
  });

  test('holds whole posts, in which every address is absolute', () => {
    const content = file === 'rss.xml' ? String.raw`content\:encoded` : 'content';
    for (const element of $(entry).toArray()) {
      const post = load($(element).children(content).text());
      expect(post('p').length).toBeGreaterThan(5);
      const addresses = post('[href], [src]')
        .toArray()
        .map((part) => post(part).attr('href') ?? post(part).attr('src')!);
      expect(addresses.filter((address) => !/^(?:https?|mailto):/.test(address))).toEqual([]);
    }
  });
});

test('the sitemap lists every page and nothing else', () => {
  const xml = read('sitemap.xml');
  expect(isWellFormed(xml)).toBe(true);
  const $ = load(xml, {xml: true});
  const listed = $('loc')
    .toArray()
    .map((element) => $(element).text());
  expect(listed.sort()).toEqual(addressed.map(({path}) => addressOf(path)).sort());
});

test('nothing is published that a reader has no use for', () => {
  expect(published.filter((file) => /\.(?:map|tsx?|mdx?|ya?ml)$|LICENSE/.test(file))).toEqual([]);
});
