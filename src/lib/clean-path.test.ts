import {describe, expect, test} from 'vitest';
import {cleanPath} from './clean-path';

describe('cleanPath', () => {
  test.each([
    ['/index.html', '/'],
    ['/archive.html', '/archive/'],
    ['/archive/index.html', '/archive/'],
    ['/2024/04/02/a-static-blog-on-purpose.html', '/2024/04/02/a-static-blog-on-purpose/'],
    ['/page/2/index.html', '/page/2/'],
    ['/blog/tags/index.html', '/blog/tags/'],
    ['/an-index.html', '/an-index/'],
    ['//index.html', '/'],
    ['//elsewhere.example/x.html', '/elsewhere.example/x/'],
    ['//elsewhere.example/index.html', '/elsewhere.example/'],
  ])('%s is %s', (pathname, clean) => {
    expect(cleanPath(pathname)).toBe(clean);
  });

  test.each(['/', '/archive/', '/tags', '/index.htm', '/html/', '/a.html/', '/feed.xml'])(
    '%s is left as it is',
    (pathname) => {
      expect(cleanPath(pathname)).toBeNull();
    },
  );
});
