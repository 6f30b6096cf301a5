import {expect, test} from 'vitest';
import {wordsOfPage} from './words-of-page';

const words = (html: string) => [...wordsOfPage(html)].sort();

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
