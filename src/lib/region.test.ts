import {describe, expect, test} from 'vitest';
import {readRegion} from './region';

const file = `import a from 'a';

export function one() {
  // #region inner
  const x = 1;

  if (x) {
    // #region deep
    return x;
    // #endregion deep
  }
  // #endregion
}

# region hash
b = 1
# endregion hash
<!-- #region html -->
<b>
<!-- #endregion html -->
`;

describe('a region of a file', () => {
  test('is shown without its indentation and without marks, with the numbers of its lines', () => {
    expect(readRegion(file, 'inner')).toEqual({
      code: 'const x = 1;\n\nif (x) {\n  return x;\n}',
      from: 5,
      to: 11,
    });
    expect(readRegion(file, 'deep')).toEqual({code: 'return x;', from: 9, to: 9});
  });

  test('may be marked in the comments of other languages', () => {
    expect(readRegion(file, 'hash').code).toBe('b = 1');
    expect(readRegion(file, 'html').code).toBe('<b>');
  });

  test('without a name, the whole file is meant', () => {
    expect(readRegion('\nfirst\n  second\n\n')).toMatchObject({
      ...{code: 'first\n  second', from: 2, to: 3},
    });
  });

  test.each([
    ['nowhere', file, /no region "nowhere" \(it has inner, deep, hash, html\)/],
    ['open', '// #region open\nx', /"open", of line 1, does not end/],
    ['empty', '// #region empty\n\n// #endregion', /"empty" is empty/],
    ['twice', '// #region twice\nx\n// #endregion\n'.repeat(2), /"twice" 2 times/],
  ])('%s stops with what to do', (name, text, message) => {
    expect(() => readRegion(text, name)).toThrow(message);
  });
});
