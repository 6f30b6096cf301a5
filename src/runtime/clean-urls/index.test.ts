import {afterEach, expect, test, vi} from 'vitest';
import {goToCleanUrl} from '.';

/** Opens an address in a stubbed browser, and returns what is done to it. */
function open(address: string): unknown[][] {
  const {protocol, pathname, search, hash} = new URL(address, 'https://host.example');
  const done: unknown[][] = [];
  const note =
    (name: string) =>
    (...args: unknown[]) => {
      done.push([name, ...args]);
    };
  vi.stubGlobal('location', {protocol, pathname, search, hash, replace: note('replace')});
  vi.stubGlobal('history', {state: 'state', replaceState: note('replaceState')});
  vi.stubGlobal('window', {stop: note('stop')});
  goToCleanUrl();
  return done;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['/index.html', '/'],
  ['/tags/index.html?q=1#a', '/tags/?q=1#a'],
  ['https://host.example//index.html', '/'],
])('%s stays, under the address %s', (address, clean) => {
  expect(open(address)).toEqual([['replaceState', 'state', '', clean]]);
});

test.each([
  ['/tags.html?q=1#a', '/tags/?q=1#a'],
  ['/an-index.html', '/an-index/'],
  ['https://host.example//elsewhere.example/x.html', '/elsewhere.example/x/'],
])('%s, which is another page, is stopped before %s is fetched', (address, clean) => {
  expect(open(address)).toEqual([['stop'], ['replace', clean]]);
});

test.each([
  ...['/', '/archive/', '/tags', '/index.htm', '/html/', '/a.html/', '/feed.xml'],
  'file:///home/site/tags/index.html',
])('%s is left alone', (address) => {
  expect(open(address)).toEqual([]);
});
