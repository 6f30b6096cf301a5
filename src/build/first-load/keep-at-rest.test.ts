import postcss from 'postcss';
import {expect, test} from 'vitest';
import {keepAtRest} from './keep-at-rest';

function atRest(css: string): string {
  const root = postcss.parse(css);
  keepAtRest(root);
  return root.toString();
}

test('what shows by itself stays', () => {
  const css = 'a{color:red}b::before{content:"x"}@media (width<10em){a{margin:0}}';
  expect(atRest(css)).toBe(css);
});

test.each([
  'a:hover{color:red}',
  'a:focus-visible{color:red}',
  '@media print{a{color:red}}',
  '@media (forced-colors: active){a{color:red}}',
  '@media (scripting: none){a{color:red}}',
  '@keyframes a{to{color:red}}',
])('%s is left for later', (css) => {
  expect(atRest(`${css}b,b:hover{margin:0}`)).toBe('b{margin:0}');
});

test('movements are left for later, and rules that hold nothing else', () => {
  expect(atRest('a{color:red;transition:color 1s}b{cursor:pointer}')).toBe('a{color:red}');
});

test('a prefixed declaration is left for later beside the standard one', () => {
  expect(atRest('a{-webkit-text-decoration:none;text-decoration:none}')).toBe(
    'a{text-decoration:none}',
  );
});
