import {describe, expect, test} from 'vitest';
import {readDirectives} from './code-lines';

describe('directives', () => {
  test('are taken out of the listing, and say what the lines are', () => {
    const {code, kinds} = readDirectives(
      [
        'const a = 1;',
        '// highlight-next-line',
        'const b = 2;',
        '// remove-start',
        'const c = 3;',
        'const d = 4;',
        '// remove-end',
        '// add-next-line',
        'const c = 5;',
        '',
      ].join('\n'),
    );
    expect(code).toBe('const a = 1;\nconst b = 2;\nconst c = 3;\nconst d = 4;\nconst c = 5;');
    expect(kinds).toEqual(['plain', 'mark', 'del', 'del', 'ins']);
  });

  test.each(['// %', '# %', '-- %', '/* % */', '<!-- % -->', '  {/* % */}', '; %', '% %'])(
    'are written in the comments of the language: %s',
    (comment) => {
      const line = comment.replace(/%(?!.*%)/, 'highlight-next-line');
      expect(readDirectives(`${line}\nx`)).toEqual({code: 'x', kinds: ['mark']});
    },
  );

  test('stay in the code where they are not alone on their line', () => {
    const line = 'run(); // highlight-next-line';
    expect(readDirectives(line)).toEqual({code: line, kinds: ['plain']});
  });

  test('that do not pair stop with their line and a remedy', () => {
    expect(() => readDirectives('// add-start\nx')).toThrow(
      'add-start in line 1 of the listing has no add-end: write it where the lines end.',
    );
    expect(() => readDirectives('x\n# remove-end')).toThrow(
      'remove-end in line 2 of the listing ends nothing: write remove-start before it.',
    );
    expect(() => readDirectives('# add-start\n# remove-start\nx')).toThrow(
      'remove-start in line 2 of the listing stands before add-end: end that first.',
    );
  });
});
