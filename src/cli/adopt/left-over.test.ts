import {expect, test} from 'vitest';
import {leftOvers} from './left-over';
import {original} from './original';

const found = (file: string, text: string) =>
  leftOvers(file, text).map(({line, message}) => `${line} ${message}`);

test('the name is found with its line, in text, code and names of files', () => {
  const name = original.company;
  const remedy = "write your company's, or remove it";
  expect(found('docs/legal.md', `One\ntwo ${name}’s`)).toEqual([`2 says “${name}”: ${remedy}`]);
  expect(found('src/a.ts', `// ${name.toLowerCase()}`)).toEqual([
    `1 says “${name.toLowerCase()}”: ${remedy}`,
  ]);
  expect(found(`static/${name}.png`, '\0')).toEqual([
    '1 has the name in its path: rename or remove it',
  ]);
});

test('the notice of the licence may stay', () => {
  expect(found('LICENSE', `Copyright (c) ${original.company}`)).toEqual([]);
});

test('a blank is printed with its line, even if it goes over two', () => {
  expect(found('docs/legal-notices.md', 'One\n\n[[Name and\naddress]]')).toEqual([
    '3 fill in: Name and address',
  ]);
});
