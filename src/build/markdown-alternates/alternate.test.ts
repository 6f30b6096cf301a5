import {expect, test} from 'vitest';
import {alternatePath} from '../../content/beside-page';
import {alternate} from './alternate';

test('an alternate lies beside its page', () => {
  expect(alternatePath('/2024/04/02/a-post/', '/')).toBe('/2024/04/02/a-post.md');
  expect(alternatePath('/', '/')).toBe('/index.md');
  expect(alternatePath('/fr/', '/fr/')).toBe('/fr/index.md');
});

test('what is known of a text stands above it, and what is not known does not', () => {
  const day = new Date('2024-04-02');
  const text = {
    permalink: '/a/',
    title: 'A: b',
    description: 'About',
    published: day,
    updated: day,
  };
  expect(alternate(text, 'Words', 'https://a.example/a/')).toBe(
    '---\ntitle: "A: b"\ndescription: About\ndate: 2024-04-02\ncanonical: https://a.example/a/\n---\n\n# A: b\n\nWords\n',
  );
  const changed = {...text, updated: new Date('2025-01-02')};
  expect(alternate(changed, '# Own title', 'https://a.example/a/')).toMatch(
    /last_update: 2025-01-02\ncanonical.*---\n\n# Own title\n$/s,
  );
});
