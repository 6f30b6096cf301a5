import {expect, test} from 'vitest';
import {addWords, noWords, wordsOfPage} from './words-of-page';

const words = (html: string, length?: number) => {
  const [all, start = all] = wordsOfPage(html, length === undefined ? [] : [length]);
  const {tags, classes, ids} = start;
  return {tags: [...tags].sort(), classes: [...classes].sort(), ids: [...ids].sort()};
};

test('elements, their classes and ids are found, with and without quotes', () => {
  expect(words('<main id=a class="b  c"><p class=d>text</p><img alt=""/></main>')).toEqual({
    tags: ['img', 'main', 'p'],
    classes: ['b', 'c', 'd'],
    ids: ['a'],
  });
});

test('what scripts and comments hold is no element', () => {
  expect(words('<script>"<b class=x>"</script><!-- <i id=y> -->')).toEqual({
    tags: ['script'],
    classes: [],
    ids: [],
  });
});

test('of a long text, what follows the first screens is left out, and what ends the page', () => {
  const html = `<nav>${'n'.repeat(50)}</nav><main><p>${'t'.repeat(50)}</p><table></table>
    <footer><small></small></footer></main><aside></aside><footer class=end><b>x</b></footer><hr>`;
  expect(words(html, 40).tags).toEqual(['aside', 'hr', 'main', 'nav', 'p']);
  expect(words(html, 1000).tags).toEqual(['aside', 'hr', 'main', 'nav', 'p', 'table']);
  expect(words(html).tags).toContain('small');
});

test('the words of several pages are put together', () => {
  const all = noWords();
  addWords(all, wordsOfPage('<i class=a>')[0]);
  addWords(all, wordsOfPage('<b class=b id=c>')[0]);
  expect([...all.tags].sort()).toEqual(['b', 'i']);
  expect([...all.classes].sort()).toEqual(['a', 'b']);
  expect([...all.ids]).toEqual(['c']);
});
