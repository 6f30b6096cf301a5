import {afterEach, expect, test, vi} from 'vitest';
import {guardSinks} from './guard-sinks';

type Rules = {createHTML: (html: string) => string; createScriptURL: (a: string) => string | null};

function policyOf(folders: string[]): Rules {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>();
  vi.stubGlobal('window', {trustedTypes: {createPolicy}});
  vi.stubGlobal('location', new URL('https://host.example/blog/a/'));
  guardSinks(folders);
  expect(createPolicy.mock.calls[0]![0]).toBe('default');
  return createPolicy.mock.calls[0]![1];
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const loaded = (address: string, folder = '/blog/assets/js/') =>
  policyOf([folder]).createScriptURL(address);

test.each([
  'https://elsewhere.example/blog/assets/js/main.js',
  '//elsewhere.example/blog/assets/js/main.js',
  '/other/assets/js/main.js',
  '/blog/assets/js/../../upload.js',
  '/blog/assets/js/..%2f..%2fupload.md',
  '/blog/assets/js/..%5C..%5cupload.md',
  '/blog/pagefind/upload.js',
  '/blog/assets/js/%252e%252e%252fupload.md',
  '/blog/assets/js/main.js/%2e%2e/%2e%2e/%2e%2e/upload.js',
  'data:text/javascript,alert(1)',
  'blob:https://host.example/blog/assets/js/1',
])('%s is not loaded', (address) => {
  expect(loaded(address)).toBeNull();
});

test.each([
  ['/blog/assets/js/', '/blog/assets/js/main.js'],
  ['/blog/assets/js/', 'https://host.example/blog/assets/js/worker.js'],
  ['https://stats.example/', 'https://stats.example/count.js?v=%201'],
])('of %s, %s is loaded', (folder, address) => {
  expect(loaded(address, folder)).toBe(address);
});

test.each(['https://stats.example.evil/count.js', 'http://stats.example/count.js'])(
  'of https://stats.example, %s is not loaded',
  (address) => {
    expect(loaded(address, 'https://stats.example/')).toBeNull();
  },
);
