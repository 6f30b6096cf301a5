import {expect, test} from 'vitest';
import {hostRedirects} from './redirects';

const none = {redirects: [], gone: [], moved: []};
const fromsOf = (...args: Parameters<typeof hostRedirects>) =>
  hostRedirects(...args).map(({from, to}) => `${from} ${to}`);

test('a former page leads on under each of its spellings, a former file under one', () => {
  const moved = [
    {from: '/tag/a/', to: '/tags/a/', hasAlternate: false},
    {from: '/blog/old.png', to: '/img/new.png', hasAlternate: false},
    {from: '/blog/legal/', to: '/terms/', hasAlternate: true},
  ];
  expect(fromsOf({...none, moved}, '/blog/', ['tags/a/card.png'])).toEqual([
    '/tag/a/ /blog/tags/a/',
    '/blog/old.png /blog/img/new.png',
    '/blog/legal/ /blog/terms/',
    '/tag/a /blog/tags/a/',
    '/tag/a.html /blog/tags/a/',
    '/tag/a/index.html /blog/tags/a/',
    '/tag/a/card.png /blog/tags/a/card.png',
    '/blog/legal /blog/terms/',
    '/blog/legal.html /blog/terms/',
    '/blog/legal/index.html /blog/terms/',
    '/blog/legal.md /blog/terms.md',
  ]);
});

test('the root of a host has no other spelling than its file', () => {
  const moved = [{from: '/', to: '/', hasAlternate: true}];
  expect(fromsOf({...none, moved}, '/blog/', [])).toEqual(['/ /blog/', '/index.html /blog/']);
});

// nginx does not start with the same location twice.
test('what is named wins over another spelling of something else', () => {
  const at = (from: string, to: string) => ({from, to, hasAlternate: false});
  const found = hostRedirects(
    {
      ...none,
      redirects: [at('/a/', '/one/'), at('/a.html', '/two/')],
      moved: [at('/a/card.png', '/three.png')],
    },
    '/',
    ['one/card.png'],
  );
  expect(found.map(({from, to}) => `${from} ${to}`)).toEqual([
    '/a/ /one/',
    '/a.html /two/',
    '/a/card.png /three.png',
    '/a /one/',
    '/a/index.html /one/',
  ]);
});
