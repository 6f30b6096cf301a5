import {expect, test} from 'vitest';
import {innerHtml} from './pages';

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
