import {expect, test} from 'vitest';
import {
  addressed,
  isUnlisted,
  ownPath,
  page,
  pages,
  problemOf,
  published,
  read,
  type Page,
} from '../support/pages';
import {at} from '../support/path-to';

const srcset = (value: string) =>
  value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0]!);

/** Every address in a page's HTML, whether a reader follows it or the browser loads it. */
function addresses({path, $}: Page): string[] {
  // The not-found page is served for any address, and has none of its own, nor in another language.
  const links =
    path === at('/404.html')
      ? $('[href]').not('[rel=canonical], [rel=alternate], .dropdown__link[lang]')
      : $('[href]');
  const of = (attribute: string, elements = $(`[${attribute}]`)) =>
    elements.toArray().map((element) => $(element).attr(attribute)!);
  return [
    ...of('href', links),
    ...of('src'),
    ...of('poster'),
    ...of('srcset').flatMap(srcset),
  ].filter((address) => !/^(?:mailto|tel|data|blob):/.test(address));
}

test.each(pages)('every address on $path leads to something', (self) => {
  const all = addresses(self);
  expect(all.length).toBeGreaterThan(10);
  const problems = all.flatMap((address) => problemOf(address, self.path) ?? []);
  expect(problems).toEqual([]);
});

test('every listed page can be reached from another', () => {
  const linked = new Set(
    pages.flatMap(({path, $}) =>
      $('a[href]')
        .toArray()
        .map((link) => ownPath($(link).attr('href')!, path)?.path)
        .filter((target) => target !== path),
    ),
  );
  const listed = addressed.filter((one) => !isUnlisted(one));
  expect(listed.map(({path}) => path).filter((path) => !linked.has(path))).toEqual([]);
});

test('links to pages carry the trailing slash, so that none costs a redirect', () => {
  const bare = pages.flatMap(({path, $}) =>
    $('a[href^="/"]')
      .toArray()
      .map((link) => $(link).attr('href')!)
      .filter((href) => !/^[^?#]*(?:\/|\.\w+)(?:[?#]|$)/.test(href))
      .map((href) => `${path}: ${href}`),
  );
  expect(bare).toEqual([]);
});

test('every address in the styles leads to a file', () => {
  const styles = published.filter((file) => file.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(0);
  const problems = styles.flatMap((file) =>
    [...read(file).matchAll(/url\((['"]?)(.*?)\1\)/g)]
      .map(([, , address]) => address!)
      .filter((address) => !address.startsWith('data:'))
      .flatMap((address) => problemOf(address, at(`/${file}`)) ?? []),
  );
  expect(problems).toEqual([]);
});

test('the contents of a text, above it and beside it, lead to its headings of levels 2 and 3', () => {
  const {$} = page(at('/legal-notices/'));
  const headings = $('[data-article] :is(h2, h3)').toArray();
  expect(new Set(headings.map(({name}) => name))).toEqual(new Set(['h2', 'h3']));
  for (const place of ['details', 'nav']) {
    const links = $(place).find('.table-of-contents a').toArray();
    expect(links.map(({attribs}) => attribs.href)).toEqual(
      headings.map(({attribs}) => `#${attribs.id}`),
    );
  }
});
