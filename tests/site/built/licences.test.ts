import {basename} from 'node:path';
import {expect, test} from 'vitest';
import {fonts as siteFonts} from '../../../src/site/fonts';
import {published, read} from '../support/pages';

const text = read('licences.txt');

/** The listed packages, with their licences and the licence texts. */
const listed = new Map(
  text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [, name, licence, words] = /^(\S+) \S+ \((.*)\)\n\n([^]*)$/.exec(part)!;
      return [name!, {licence: licence!, words: words!}];
    }),
);

test('what readers are sent of others is listed: scripts, styles, the search', () => {
  expect([...listed.keys()]).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'scheduler', 'clsx', 'pagefind']),
  );
});

test('each font is listed', () => {
  const fonts = published.filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) {
    const of = Object.values(siteFonts).find(({file}) =>
      basename(font).startsWith(basename(file, '.woff2')),
    );
    expect([...listed.keys()], font).toContain(of?.name);
  }
});

// The build stops at a licence that is not permissive.
test('the words of each licence are passed on', () => {
  expect(listed.get('react')!.words).toContain('Meta Platforms');
  expect(listed.get('pagefind')!.words).toContain('Permission is hereby granted');
  // Two packages only name their licence.
  const silent = [...listed].filter(([, {words}]) =>
    words.startsWith('The package brings no text'),
  );
  expect(silent.map(([name]) => name)).toEqual(['isarray']);
});
