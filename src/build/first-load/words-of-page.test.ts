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

test('the warning that nothing has loaded, in a script, has classes', () => {
  expect(words('<script>"<b class=banner-0a1b2c>"</script><p>banner-3d4e5f</p>')).toEqual([
    '.banner-0a1b2c',
    'p',
    'script',
  ]);
});

test('what scripts and comments hold is no element', () => {
  expect(words('<script>"<b class=x>"</script><!-- <i id=y> -->')).toEqual(['script']);
});
