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

const kept = (clean: string) => [['replaceState', 'state', '', clean]];
const left = (clean: string) => [['stop'], ['replace', clean]];

test.each<[address: string, done: unknown[][]]>([
  // The page stays, under its own address.
  ['/index.html', kept('/')],
  ['/tags/index.html?q=1#a', kept('/tags/?q=1#a')],
  ['https://host.example//index.html', kept('/')],
  // It is another page, and stopped before that is fetched.
  ['/tags.html?q=1#a', left('/tags/?q=1#a')],
  ['/an-index.html', left('/an-index/')],
  ['https://host.example//elsewhere.example/x.html', left('/elsewhere.example/x/')],
  // The address is left alone.
  ['/', []],
  ['/tags', []],
  ['/index.htm', []],
  ['/a.html/', []],
  ['/feed.xml', []],
  ['file:///home/site/tags/index.html', []],
])('%s: %j', (address, done) => {
  expect(open(address)).toEqual(done);
});
