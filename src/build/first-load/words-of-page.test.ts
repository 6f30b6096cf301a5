import {expect, test} from 'vitest';
import {wordsOfPage} from './words-of-page';

const words = (html: string, length?: number) => {
  const [all, start] = wordsOfPage(html, length);
  return [...(length === undefined ? all : start)].sort();
};

test('elements, their classes and ids are found, with and without quotes', () => {
  expect(words('<main id=a class="b  c"><p class=d>text</p><img alt=""/></main>')).toEqual([
    '#a',
    '.b',
    '.c',
    '.d',
    'img',
    'main',
    'p',
  ]);
});

test('what scripts and comments hold is no element', () => {
  expect(words('<script>"<b class=x>"</script><!-- <i id=y> -->')).toEqual(['script']);
});

test('of a long text, what follows the first screens is left out, and what ends the page', () => {
  const html = `<nav>${'n'.repeat(50)}</nav><main><p>${'t'.repeat(50)}</p><table></table></main>
    <nav></nav><aside><ol></ol></aside><footer class=end><b>x</b></footer><hr>`;
  expect(words(html, 40)).toEqual(['hr', 'main', 'nav', 'p']);
  expect(words(html, 1000)).toEqual(['hr', 'main', 'nav', 'p', 'table']);
  expect(words(html)).toContain('ol');
  expect(words(html)).toContain('b');
});
