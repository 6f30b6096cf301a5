import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {folderWith} from '../../../tests/product/support/folder';
import {pageOf, type SitePage} from '../../content/site-pages';
import {addressRegister, siteRegister} from './register';

const bases = {own: '/blog/', all: ['/blog/', '/blog/de/']};

/** Records owners, each by the address that it has, one after the other. */
function claimAll(addresses: string[], siteDir = folderWith()) {
  const claim = addressRegister(siteDir, bases);
  addresses.forEach((address, index) => {
    claim({file: `blog/${index}.md`, written: 'slug:'}, `/blog${address}`);
  });
}

test.each([
  ['the same', '/a/', '/a/'],
  ['one in capitals', '/2024/Words/', '/2024/words/'],
  ['one with another form of an accent', '/caf\u00e9/', '/cafe\u0301/'],
  ['one that is escaped', '/caf%C3%A9/', '/caf\u00c9/'],
  ['the folder of a file', '/feed.xml', '/feed.xml/'],
  ['a folder in a file', '/feed.xml', '/Feed.xml/a/'],
  ['a file in place of a folder', '/a/b/', '/a/b'],
  ['the file of a page', '/a/', '/a/index.html'],
  ['one that leads back', '/tags/../a/', '/a/'],
])('two files cannot have %s', (_name, one, other) => {
  for (const [first, second] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(() => {
      claimAll([first, second]);
    }).toThrow(`blog/1.md: /blog${second} is also an address of blog/0.md (`);
  }
});

test.each(['/404/', '/assets/js/a/', '/Pagefind/', '/de/', '/DE/a/'])(
  'no page can have %s, which the build or another language has',
  (address) => {
    expect(() => {
      claimAll([address]);
    }).toThrow(`blog/0.md: /blog${address} is also an address of what the build publishes`);
  },
);

test('files beside pages, in folders of the build and of names like those are no one else’s', () => {
  expect(() => {
    claimAll([
      '/',
      '/a/',
      '/a/b/',
      '/a/card.png',
      '/a.md',
      '/assets/a.png',
      '/dear/',
      '/page/2/',
      '/40/4/',
    ]);
  }).not.toThrow();
});

test('an error names the lines of both files', () => {
  const siteDir = folderWith({
    'blog/0.md': '---\nslug: /a/\n---\n',
    'blog/1.md': '---\ntitle: A\nslug: /A/\n---\n',
  });
  expect(() => {
    claimAll(['/a/', '/A/'], siteDir);
  }).toThrow('blog/1.md:3: /blog/A/ is also an address of blog/0.md:2 (');
});

describe('of a whole site', () => {
  const siteDir = folderWith({
    'static/_headers': '',
  });
  const tag = (path: string) => pageOf(`/blog/tags/${path}/`, 'Front', {kind: 'tag'});
  const author = pageOf('/blog/authors/web/', 'Web', {kind: 'author'});
  const text = (path: string, source: string) => pageOf(`/blog${path}`, 'A', {kind: 'doc', source});
  const jsx = {type: 'jsx', source: '@site/src/pages/people.tsx', permalink: '/blog/people'};
  const register = (pages: SitePage[], folder = folderWith()) =>
    siteRegister({siteDir: folder, localizationDir: join(folder, 'de')}, bases, pages, {
      'docusaurus-plugin-content-pages': {default: [jsx]},
    });

  test.each([
    [
      'tags',
      [tag('front'), tag('Front')],
      'blog/tags.yml: /blog/tags/Front/ is also an address of blog/tags.yml',
    ],
    [
      'an author',
      [author, text('/authors/WEB/', 'docs/a.md')],
      'docs/a.md: /blog/authors/WEB/ is also an address of blog/authors.yml',
    ],
    [
      'the search',
      [text('/search/', 'docs/a.md')],
      'docs/a.md: /blog/search/ is also an address of src/site/routes.ts',
    ],
    [
      'a page of React',
      [text('/People/', 'docs/a.md')],
      'docs/a.md: /blog/People/ is also an address of src/pages/people.tsx',
    ],
    [
      'a card',
      [text('/a/', 'docs/a.md'), text('/a/card.png/', 'docs/b.md')],
      'docs/b.md: /blog/a/card.png/ is also an address of docs/a.md',
    ],
    [
      'the sitemap',
      [text('/sitemap.xml/', 'docs/a.md')],
      'docs/a.md: /blog/sitemap.xml/ is also an address of what the build publishes',
    ],
    [
      'lists',
      [pageOf('/blog/tags/', 'Tags', {kind: 'list'}), pageOf('/blog/tags/', 'A', {kind: 'list'})],
      'src/site/routes.ts: /blog/tags/ is also an address of src/site/routes.ts',
    ],
    [
      'a list below a language',
      [pageOf('/blog/de/', 'Archive', {kind: 'list'})],
      'src/site/routes.ts: /blog/de/ is also an address of what the build publishes',
    ],
  ])('%s are in it', async (_name, pages, message) => {
    await expect(register(pages)).rejects.toThrow(message);
  });

  test('a tag that only another language has is named by its list', async () => {
    const lists = {
      'de/docusaurus-plugin-content-blog/tags.yml':
        'b: {label: B}\na: {label: A, permalink: /404}\n',
    };
    const reserved = pageOf('/blog/404/', 'A', {kind: 'tag'});
    await expect(register([reserved], folderWith(lists))).rejects.toThrow(
      'de/docusaurus-plugin-content-blog/tags.yml:2: /blog/404/ is also an address of what the build publishes',
    );
  });

  test('static files are in it', async () => {
    await expect(register([], siteDir)).rejects.toThrow(
      'static/_headers: /blog/_headers is also an address of what the build publishes',
    );
  });

  test('former addresses find all of them', async () => {
    const claim = await register([tag('front'), text('/a/', 'docs/a.md')]);
    expect(() => {
      claim({file: 'blog/redirects.yml'}, '/blog/A/');
    }).toThrow('blog/redirects.yml: /blog/A/ is also an address of docs/a.md');
  });
});
