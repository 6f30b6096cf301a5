import {describe, expect, test} from 'vitest';
import {cleanPath} from './clean-path';

describe('cleanPath', () => {
  test.each([
    ['/index.html', '/'],
    ['/archive.html', '/archive/'],
    ['/archive/index.html', '/archive/'],
    ['/an-index.html', '/an-index/'],
    ['//index.html', '/'],
    ['//elsewhere.example/x.html', '/elsewhere.example/x/'],
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
