import {expect, test} from 'vitest';
import {warningsOfOrigins} from './unnamed-origins';

const url = 'https://blog.example';
const picture = (address: string) => ({address, use: 'image' as const});

test('an origin whose portraits are on many pages is one warning, with their number', () => {
  const remoteOf = new Map([
    [
      'index.html',
      [picture('https://code.example/ada.png'), picture('https://blog.example/a.png')],
    ],
    ['a/index.html', [picture('https://code.example/lee.png'), picture('//code.example/ada.png')]],
    ['b/index.html', [picture('https://code.example/ada.png')]],
    ['c/index.html', [{address: 'https://films.example/1', use: 'frame' as const}]],
  ]);
  expect(warningsOfOrigins(remoteOf, {url, services: []})).toEqual([
    expect.stringMatching(/^3 pages, such as index\.html: .* https:\/\/code\.example.*'image'/),
    expect.stringMatching(/^c\/index\.html: .* https:\/\/films\.example.*'frame'/),
  ]);
});

test('nothing is said of what a service serves', () => {
  const services = [
    {origin: 'https://code.example', purpose: 'shows portraits', uses: ['image' as const]},
  ];
  const remoteOf = new Map([['index.html', [picture('https://code.example/ada.png')]]]);
  expect(warningsOfOrigins(remoteOf, {url, services})).toEqual([]);
});

test('a script that the policy would stop fails the build', () => {
  const remoteOf = new Map([['index.html', [{address: 'a.js', use: 'script' as const}]]]);
  expect(() => warningsOfOrigins(remoteOf, {url, services: []})).toThrow(
    'index.html: no browser would run <script src="a.js">',
  );
});
