import {expect, test} from 'vitest';
import {openSearch} from './open-search';

const site = {
  title: 'Acme & Sons Engineering',
  description: 'How <we> work',
  url: 'https://acme.example',
  baseUrl: '/blog/',
};

test('writes names as XML, and no longer than the format allows', () => {
  expect(openSearch(site)).toContain('<ShortName>Acme &amp; Sons</ShortName>');
  expect(openSearch(site)).toContain('<Description>How &lt;we&gt; work</Description>');
});
