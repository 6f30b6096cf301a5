import {afterEach, expect, test, vi} from 'vitest';
import {goToCleanUrl} from '.';

/** Opens an address in a stubbed browser; returns its mocked methods and its history state. */
function open(address: string) {
  const {protocol, pathname, search, hash} = new URL(address);
  const done = {replaceState: vi.fn(), replace: vi.fn(), stop: vi.fn()};
  const state = {key: 'x'};
  vi.stubGlobal('location', {protocol, pathname, search, hash, replace: done.replace});
  vi.stubGlobal('history', {state, replaceState: done.replaceState});
  vi.stubGlobal('window', {stop: done.stop});
  goToCleanUrl();
  return {...done, state};
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['/index.html', '/'],
  ['/archive/index.html', '/archive/'],
  ['/an-index.html', '/an-index/'],
  ['//index.html', '/'],
  ['//elsewhere.example/x.html', '/elsewhere.example/x/'],
])('%s is %s', (path, clean) => {
  const {replaceState, replace} = open(`https://host.example${path}`);
  const gone = [...replaceState.mock.calls, ...replace.mock.calls] as unknown[][];
  expect(gone.map((call) => call.at(-1))).toEqual([clean]);
});

test('for /x/index.html the page stays and its address becomes clean', () => {
  const {replaceState, replace, stop, state} = open('https://host.example/tags/index.html?q=1#a');
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(state, '', '/tags/?q=1#a');
  expect(replace).not.toHaveBeenCalled();
  expect(stop).not.toHaveBeenCalled();
});

test('for /x.html the wrong page is stopped before the right one is fetched', () => {
  const {replaceState, replace, stop} = open('https://host.example/tags.html?q=1#a');
  expect(replace).toHaveBeenCalledExactlyOnceWith('/tags/?q=1#a');
  expect(stop).toHaveBeenCalledBefore(replace);
  expect(replaceState).not.toHaveBeenCalled();
});

test.each([
  ...['/', '/archive/', '/tags', '/index.htm', '/html/', '/a.html/', '/feed.xml'].map(
    (path) => `https://host.example${path}`,
  ),
  'file:///home/site/tags/index.html',
])('%s is left alone', (address) => {
  const {replaceState, replace, stop} = open(address);
  for (const act of [replaceState, replace, stop]) {
    expect(act).not.toHaveBeenCalled();
  }
});
