import {expect, test} from 'vitest';
import {folderWith} from '../../../tests/product/support/folder';
import {addressRegister} from './register';

const bases = {own: '/blog/', all: ['/blog/', '/blog/de/']};

/** Records owners, each by the address that it has, one after the other. */
function claimAll(addresses: string[], siteDir = '') {
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
