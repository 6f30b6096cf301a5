import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {isOfSite} from './events';

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://www.company.example/blog/a/'));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['/blog/', '/blog/', true],
  ['/blog/', '/blog/de/a/', true],
  ['/blog/', '/', false],
  ['/blog/', '/products/', false],
  ['/blog/', '/blogs/', false],
  ['/blog/', 'https://other.example/blog/', false],
  ['/', '/products/', true],
])('whether a site at %s has %s: %s', (base, address, isOwn) => {
  expect(isOfSite(new URL(address, location.origin), base)).toBe(isOwn);
});
