import {describe, expect, test} from 'vitest';
import {formerAddresses as collect, publishedList, type Source} from './former-addresses';
import {addressRegister} from './register';

/** Collects those of pages, whose own addresses are known. */
function formerAddresses(
  sources: Source[],
  entries: Parameters<typeof collect>[1],
  bases: Parameters<typeof collect>[2],
) {
  const claim = addressRegister('', bases);
  sources.forEach(({file, path}) => {
    claim({file}, path);
  });
  return collect(sources, entries, bases, claim);
}

const post = (redirects?: unknown): Source => ({
  ...{file: 'blog/2024-04-02-now/index.md', path: '/2024/04/02/now/', redirects},
});
const legal = (redirects?: unknown): Source => ({
  ...{file: 'docs/legal.md', path: '/legal/', redirects},
});

/** The addresses in the list of what is published. */
const listed = (...of: Parameters<typeof publishedList>) =>
  publishedList(...of)
    .split('\n')
    .slice(1, -1);

const bases = {own: '/', all: ['/']};

test('pages and blog/redirects.yml say where addresses lead', () => {
  const former = formerAddresses(
    [post(['2024-04-02-then', '/a.html']), legal('/terms/')],
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
  expect(listed(['/legal/', '/', '/tags/a/page/2/', '/2024/04/02/now/'], former, '/')).toEqual([
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

test('the list of what is published has no address that leads to an unlisted post', () => {
  const former = formerAddresses(
    [post('/then/'), legal('/terms/')],
    {'/short/': '/2024/04/02/now/#part', '/law/': '/legal/'},
    bases,
  );
  const all = ['/2024/04/02/now/', '/legal/'];
  expect(listed(['/legal/'], former, '/', all)).toEqual(['/law/', '/legal/', '/terms/']);
  expect(listed(all, former, '/', all)).toHaveLength(6);
});

test.each([
  ['an address that is none', 'old', {}, /index\.md: "old" cannot have .*: write its path/],
  ['its own address', '2024-04-02-now', {}, /index\.md: \/2024\/04\/02\/now\/ is also/],
  ['two claims', '/a/', {'/a/': '/legal/'}, /redirects\.yml: \/a\/ is also an address of blog/],
  ['a page', '/legal/', {}, /\/legal\/ is also an address of docs\/legal\.md \(.* delete it/],
  ['no page or file', [], {'/a': '/legal/'}, /redirects\.yml: “\/a” cannot have been the address/],
])('a build stops at %s', (_name, own, entries, message) => {
  expect(() => formerAddresses([post(own), legal()], entries, bases)).toThrow(message);
});

test('a build stops at an address that begins with the path of the site', () => {
  const below = {own: '/blog/', all: ['/blog/']};
  expect(() => formerAddresses([post('/blog/old/')], {}, below)).toThrow(
    /"\/blog\/old\/" cannot have been the address of a page/,
  );
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
    expect(listed(['/blog/legal/'], former, '/blog/')).toEqual(['/legal/', '/old.png', '/then/']);
  });
});
