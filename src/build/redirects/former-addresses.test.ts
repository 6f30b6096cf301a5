import {describe, expect, test} from 'vitest';
import {formerAddresses, publishedList, type Source} from './former-addresses';

const post: Source = {
  file: 'blog/2024-04-02-now/index.md',
  path: '/2024/04/02/now/',
  redirects: undefined,
};
const legal: Source = {
  file: 'docs/legal.md',
  path: '/legal/',
  redirects: undefined,
};

const bases = {own: '/', all: ['/']};

test('pages and blog/redirects.yml say where addresses lead', () => {
  const former = formerAddresses(
    [
      {...post, redirects: ['2024-04-02-then', '/a.html']},
      {...legal, redirects: '/terms/'},
    ],
    {
      '/css/': '/legal/#css',
      '/away/': 'https://elsewhere.example/',
      '/wrong/': {reason: 'It was wrong.'},
    },
    bases,
  );
  expect(former).toEqual({
    redirects: [
      {from: '/2024/04/02/then/', to: '/2024/04/02/now/', isSameText: true},
      {from: '/a.html', to: '/2024/04/02/now/', isSameText: true},
      {from: '/terms/', to: '/legal/', isSameText: true},
      {from: '/css/', to: '/legal/#css'},
      {from: '/away/', to: 'https://elsewhere.example/'},
    ],
    gone: [{from: '/wrong/', reason: 'It was wrong.'}],
  });
  const list = publishedList(['/legal/', '/', '/tags/a/page/2/', '/2024/04/02/now/'], former, '/');
  expect(list.split('\n').slice(1, -1)).toEqual([
    '/',
    '/2024/04/02/now/',
    '/2024/04/02/then/',
    '/a.html',
    '/away/',
    '/css/',
    '/legal/',
    '/terms/',
  ]);
});

describe('a build stops at', () => {
  test.each([
    [
      'an address that is none',
      {redirects: ['old']},
      {},
      /now\/index\.md: "old" cannot have been the address of a page: write its path/,
    ],
    [
      'an address that begins with the path of the site',
      {redirects: ['/blog/old/']},
      {},
      /"\/blog\/old\/" cannot have been the address of a page/,
      {own: '/blog/', all: ['/blog/']},
    ],
    [
      'its own address',
      {redirects: ['2024-04-02-now']},
      {},
      /now\/index\.md: \/2024\/04\/02\/now\/ is also an address of/,
    ],
    [
      'two claims',
      {redirects: ['/a/']},
      {'/a/': '/legal/'},
      /redirects\.yml: \/a\/ is also an address of blog/,
    ],
    [
      'a page',
      {redirects: ['/legal/']},
      {},
      /\/legal\/ is also an address of docs\/legal\.md: .* delete it/,
    ],
    [
      'an address on the host that is none',
      {},
      {'/a': '/legal/'},
      /redirects\.yml: “\/a” cannot have been the address of a page or a file/,
    ],
  ])('%s', (_name, own, entries, message, of = bases) => {
    expect(() => formerAddresses([{...post, ...own}, legal], entries, of)).toThrow(message);
  });
});

describe('blog/redirects.yml', () => {
  const inTwoLanguages = (own: string) => ({own, all: ['/blog/', '/blog/de/']});
  const moved = {
    '/feed/': '/rss.xml',
    '/blog/old.png': '/img/new.png',
    '/blog/then/': '/legal/#css',
    '/blog/de/alt/': '/legal/',
  };

  test('leads from anywhere on the host, by the first language or the one that an address lies below', () => {
    expect(formerAddresses([], moved, inTwoLanguages('/blog/')).redirects).toEqual([
      {from: '/feed/', to: '/blog/rss.xml'},
      {from: '/blog/old.png', to: '/blog/img/new.png'},
      {from: '/blog/then/', to: '/blog/legal/#css'},
    ]);
    expect(formerAddresses([], moved, inTwoLanguages('/blog/de/')).redirects).toEqual([
      {from: '/blog/de/alt/', to: '/blog/de/legal/'},
    ]);
  });

  test('has its addresses in the list of what is published, if they are of the site', () => {
    const former = formerAddresses([], moved, inTwoLanguages('/blog/'));
    expect(publishedList(['/blog/legal/'], former, '/blog/').split('\n').slice(1, -1)).toEqual([
      ...['/legal/', '/old.png', '/then/'],
    ]);
  });
});
