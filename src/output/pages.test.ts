import {expect, test} from 'vitest';
import {innerHtml, metasOf} from './pages';

const inside = (html: string) => innerHtml(html, ({id}) => id === 'text');

test.each([
  ['divs inside', '<div><div id=text>a<div>b</div>c</div>d</div>', 'a<div>b</div>c'],
  ['end tags left out', '<div id=text><ul><li>a<li>b</ul><p>c</div>d', '<ul><li>a<li>b</ul><p>c'],
  ['a tag in a comment', '<div id=text><!-- </div> -->a</div>', '<!-- </div> -->a'],
  ['a tag in a title', '<div id=text><i title="</div>"></i></div>', '<i title="</div>"></i>'],
  ['the first of several', '<p id=text>a</p><p id=text>b</p>', 'a'],
  ['nothing', '<div id=text></div>', ''],
])('the inside of an element, with %s, is as it was written', (_, html, expected) => {
  expect(inside(html)).toBe(expected);
});

test('what the head says is found there alone', () => {
  const head =
    '<meta charset=utf-8><meta property=og:title content=A><meta name=author content=Ada><meta property="og:image" content="b&amp;c"><meta property=og:title content=B>';
  expect(Object.fromEntries(metasOf(`<head>${head}</head><body></body>`))).toEqual({
    ...{'og:title': 'A', 'og:image': 'b&c', author: 'Ada'},
  });
  expect(metasOf(`<head></head><body>${head}</body>`).size).toBe(0);
});
