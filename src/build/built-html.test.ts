import {expect, test} from 'vitest';
import {innerHtml, metaContent} from './built-html';

const inside = (html: string) => innerHtml(html, (_, {id}) => id === 'text');

test.each([
  [
    'elements of the same name inside',
    '<div><div id=text>a<div>b</div>c</div>d</div>',
    'a<div>b</div>c',
  ],
  [
    'end tags that are left out',
    '<div id=text><ul><li>a<li>b</ul><p>c</div>d',
    '<ul><li>a<li>b</ul><p>c',
  ],
  [
    'tags that are only characters',
    '<div id=text><!-- </div> --><i title="</div>">a</i></div>',
    '<!-- </div> --><i title="</div>">a</i>',
  ],
  ['the first of several', '<p id=text>a</p><p id=text>b</p>', 'a'],
  ['nothing', '<div id=text></div>', ''],
])('what stands inside an element, with %s, is as it was written', (_, html, expected) => {
  expect(inside(html)).toBe(expected);
});

test('without such an element there is nothing', () => {
  expect(inside('<div id=other>a</div>')).toBeNull();
});

test('what the head says is found there alone', () => {
  const head =
    '<meta charset=utf-8><meta property=og:title content=A><meta property="og:image" content="b&amp;c">';
  expect(metaContent(`<head>${head}</head><body></body>`, 'og:image')).toBe('b&c');
  expect(metaContent(`<head></head><body>${head}</body>`, 'og:image')).toBeUndefined();
});
