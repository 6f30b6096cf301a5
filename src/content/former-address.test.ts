import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {escapeTarget, readFormerAddress, readAddressOnHost} from './former-address';

const base = '/blog/';

describe('a former address', () => {
  test.each([
    ['2024-04-02-a-slug', '/2024/04/02/a-slug/'],
    ['/2024/04/02/a-slug/', '/2024/04/02/a-slug/'],
    [' /tags/css/ ', '/tags/css/'],
    ['/a.html', '/a.html'],
    ['/caf%C3%A9/', '/café/'],
    ['/健身记录（2022.07.21）？/', '/健身记录（2022.07.21）？/'],
  ])('%s is %s', (written, path) => {
    expect(readFormerAddress(written, base)).toBe(path);
  });

  test.each([
    ...['https://a.example/a/', '//a.example/', '/blog/a/', '/a', 'a/b', '/a/?b', '/a/#b'],
    ...['/', '/a/index.html', '/a/../b/', '/.html', '/a/.htm', '/.md', '/a.md', '/a.png', '/a b/'],
  ])('%s is none', (written) => {
    expect(readFormerAddress(written, base)).toBeNull();
  });

  test('is never more than a path below the site, whatever was written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (written) => {
        const path = readFormerAddress(written, base);
        if (path !== null) {
          expect(path).toMatch(/^\/[^/\s"'$;{}\\?#<>].*(?:\/|\.html?)$|^\/[^/]\/$/u);
          expect(path).not.toMatch(/\/\/|\/\.\.?\/|[\s"'$;{}\\?#<>]/);
          // Reading the result again gives the same path.
          expect(readFormerAddress(path, base)).toBe(path);
        }
      }),
    );
  });
});

test.each([
  ['/a/b/#c', '/a/b/#c'],
  ['/café/', '/caf%C3%A9/'],
  ['https://elsewhere.example/a?b=${c}"d', 'https://elsewhere.example/a?b=%24%7bc%7d%22d'],
])('what leads to %s is written as %s', (to, escaped) => {
  expect(escapeTarget(to)).toBe(escaped);
});

describe('a former address on the host', () => {
  test.each([
    ['/blog/rss.xml', '/blog/rss.xml'],
    ['/blog/tag/css/', '/blog/tag/css/'],
    ['/', '/'],
    ['/img/caf%C3%A9.PNG', '/img/café.PNG'],
    ['/index.php', '/index.php'],
  ])('%s is %s', (written, path) => {
    expect(readAddressOnHost(written, base)).toBe(path);
  });

  test.each(['/blog/', '/a', '/a.html.br', 'https://a.example/b/', '/b c.png'])(
    '%s is none',
    (written) => {
      expect(readAddressOnHost(written, base)).toBeNull();
    },
  );
});
