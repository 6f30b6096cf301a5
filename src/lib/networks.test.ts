import {expect, test} from 'vitest';
import {addressOn, shownByNetworks} from './networks';

test('a team has a page of a company on LinkedIn, a person one of a person', () => {
  const address = 'https://www.linkedin.com/in/acme/';
  expect(addressOn('linkedin', address, false)).toBe('https://www.linkedin.com/company/acme/');
  expect(addressOn('linkedin', address, true)).toBe(address);
});

test.each(['./a.svg', '/img/a.SVG', 'https://example.com/a.svg?v=1', './a.avif'])(
  'a network may not show %s',
  (image) => {
    expect(shownByNetworks(image)).toBe(false);
  },
);
