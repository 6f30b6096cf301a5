import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {withOwnLanguages} from './own-languages';

const address = (base: string) => `https://acme.example/${base}a-post/`;

/** The head of a German page, as Docusaurus and its minifier write it. */
const page = [
  '<html lang=de-DE><head><title>A</title>',
  `<meta data-rh=true property=og:url content=${address('de/')} />`,
  `<link data-rh=true rel=canonical href=${address('de/')} />`,
  `<link data-rh=true rel=alternate href=${address('')} hreflang=en />`,
  `<link data-rh=true rel=alternate href=${address('de/')} hreflang=de-DE />`,
  `<link data-rh=true rel=alternate href=${address('ar/')} hreflang=ar />`,
  `<link data-rh=true rel=alternate href=${address('')} hreflang=x-default />`,
  '<meta data-rh=true property=og:locale content=de_DE />',
  '<meta data-rh=true property=og:locale:alternate content=en />',
  '<meta data-rh=true property=og:locale:alternate content=ar />',
  '<link rel=alternate type=application/rss+xml href=/de/rss.xml /></head><body></body></html>',
].join('');

function named(languages: string[]) {
  const $ = load(withOwnLanguages(page, 'de-DE', languages, address('')));
  const all = (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .map((tag) => $(tag).attr(attribute));
  expect(all('link[type]', 'href')).toEqual(['/de/rss.xml']);
  expect(all('meta[property="og:locale"]', 'content')).toEqual(['de_DE']);
  return {
    hreflang: all('link[hreflang]', 'hreflang'),
    locales: all('meta[property="og:locale:alternate"]', 'content'),
    canonical: all('link[rel=canonical]', 'href'),
    url: all('meta[property="og:url"]', 'content'),
  };
}

test('a page names the languages that its text is in', () => {
  expect(named(['en', 'de-DE'])).toEqual({
    hreflang: ['en', 'de-DE', 'x-default'],
    locales: ['en'],
    canonical: [address('de/')],
    url: [address('de/')],
  });
});

test('a page whose text is not translated names the address of the original, and no other language', () => {
  for (const languages of [['en'], ['en', 'ar']]) {
    expect(named(languages)).toEqual({
      hreflang: [],
      locales: [],
      canonical: [address('')],
      url: [address('')],
    });
  }
});
