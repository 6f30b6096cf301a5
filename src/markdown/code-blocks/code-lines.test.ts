import {describe, expect, test} from 'vitest';
import {readDirectives} from './code-lines';

describe('directives', () => {
  test('are taken out of the listing, and say what the lines are', () => {
    const {code, kinds} = readDirectives(
      [
        'const a = 1;',
        '// highlight-next-line',
        'const b = 2;',
        '// highlight-start',
        'const c = 3;',
        'const d = 4;',
        '// highlight-end',
        'const e = 5;',
        '',
      ].join('\n'),
    );
    expect(code).toBe('const a = 1;\nconst b = 2;\nconst c = 3;\nconst d = 4;\nconst e = 5;');
    expect(kinds).toEqual(['plain', 'mark', 'mark', 'mark', 'plain']);
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
});
