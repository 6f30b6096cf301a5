import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {escapeTarget, readFormerAddress, readMovedAddress} from './former-address';

const site = {url: 'https://engineering.example', baseUrl: '/blog/'};

describe('a former address', () => {
  test.each([
    ['2024-04-02-a-slug', '/2024/04/02/a-slug/'],
    ['/2024/04/02/a-slug/', '/2024/04/02/a-slug/'],
    [' /tags/css/ ', '/tags/css/'],
    ['/caf%C3%A9/', '/café/'],
    ['/健身记录（2022.07.21）？/', '/健身记录（2022.07.21）？/'],
  ])('%s is %s', (written, path) => {
    expect(readFormerAddress(written, site)).toEqual({path});
  });

  test.each([
    ['https://engineering.example/blog/a/', '/a/'],
    ['/blog/a', '/a/'],
    ['/a/index.html?b#c', '/a/'],
    ['a/b', '/a/b/'],
  ])('%s was probably meant as %s', (written, meant) => {
    expect(readFormerAddress(written, site)).toMatchObject({meant});
  });

  test.each(['/.html', '/a/.htm', '/.md'])('%s has no name', (written) => {
    expect(readFormerAddress(written, site)).toMatchObject({
      reason: 'has no name before its ending',
    });
  });

  test('is never more than a path below the site, whatever was written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (written) => {
        const read = readFormerAddress(written, site);
        const path = 'path' in read ? read.path : read.meant;
        if (path !== undefined) {
          expect(path).toMatch(/^\/[^/\s"'$;{}\\?#<>].*(?:\/|\.html?)$|^\/[^/]\/$/u);
          expect(path).not.toMatch(/\/\/|\/\.\.?\/|[\s"'$;{}\\?#<>]/);
          // Reading the result again gives the same path.
          expect(readFormerAddress(path)).toEqual({path});
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
    ['/blog/rss.xml', '/blog/rss.xml', '/rss.xml'],
    ['/blog/tag/css/', '/blog/tag/css/', '/tag/css/'],
    ['/', '/', null],
    ['/img/caf%C3%A9.PNG', '/img/café.PNG', null],
    ['/index.php', '/index.php', null],
  ])('%s is %s, and in the site %s', (written, path, inSite) => {
    expect(readMovedAddress(written, site)).toEqual({path, inSite});
  });

  test('is never more than a path, whatever was written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (written) => {
        const read = readMovedAddress(written, site);
        const path = 'path' in read ? read.path : read.meant;
        if (path !== undefined) {
          expect(path).toMatch(/^\/(?:[^/].*(?:\/|\.\w{1,5}))?$/u);
          expect(path).not.toMatch(/\/\/|\/\.\.?\/|[\s"'$;{}\\?#<>]/);
          expect(readMovedAddress(path)).toEqual(
            path === '/' ? expect.anything() : {path, inSite: path},
          );
        }
      }),
    );
  });
});
