import {join} from 'node:path';
import type {Code, Root} from 'mdast';
import {describe, expect, test} from 'vitest';
import {folderWith} from '../../../tests/product/support/folder';
import {filesOf} from '../files';
import {listings} from './remark';

const folder = folderWith({
  'code/a.ts': 'one();\n// #region part\ntwo();\nthree();\n// #endregion\n',
});

function compile(meta: string, value = ''): Code {
  const code: Code = {
    type: 'code',
    lang: 'ts',
    meta,
    value,
    position: {start: {line: 7, column: 1}, end: {line: 9, column: 4}},
  };
  const root: Root = {type: 'root', children: [code]};
  listings({siteDir: folder})(root, {
    path: join(folder, 'index.md'),
    fail: (reason) => {
      throw new Error(reason);
    },
  });
  return code;
}

describe('a code block of a post', () => {
  test('is filled with its file, which it names', () => {
    const {value, meta} = compile('file=code/a.ts');
    expect(value).toBe('one();\ntwo();\nthree();');
    expect(meta).toBe('title="code/a.ts" ');
  });

  test('is filled with a region, and says which lines it is', () => {
    const {value, meta} = compile('file=code/a.ts#part {1}');
    expect(value).toBe('two();\nthree();');
    expect(meta).toBe('title="code/a.ts:3–4" {1}');
  });

  test('keeps the title that the author gives', () => {
    expect(compile('title="Twice" file=code/a.ts').meta).toBe('title="Twice"');
  });

  test('may repeat what is in the file', () => {
    expect(compile('file=code/a.ts#part', 'two();\nthree();\n').value).toBe('two();\nthree();');
  });

  test.each([
    [
      'differs',
      'file=code/a.ts#part',
      'two();\nfour();',
      /differs from code\/a\.ts#part in its line 2/,
    ],
    ['is in a file that is not there', 'file=code/b.ts', '', /no code\/b\.ts beside the post/],
    ['leaves the folder', 'file=../a.ts', '', /is outside the post/],
  ])('that %s stops the build with file and line', (_name, meta, value, message) => {
    expect(() => compile(meta, value)).toThrow(/index\.md:7: /);
    expect(() => compile(meta, value)).toThrow(message);
  });
});

test('the bundler is told which file a post shows', () => {
  compile('file=code/a.ts');
  expect(filesOf(join(folder, 'index.md')).read).toContain(join(folder, 'code/a.ts'));
});
