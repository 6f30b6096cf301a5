import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {describe, expect, test} from 'vitest';
import {codeBlocks} from './rehype';

function compile(fence: string, code: string): Record<string, string | boolean> {
  const [, language, metastring] = /^(\S*) ?(.*)$/.exec(fence)!;
  const element: Element = {
    type: 'element',
    tagName: 'code',
    properties: {className: language ? [`language-${language}`] : [], metastring},
    children: [{type: 'text', value: `${code}\n`}],
  };
  const pre: Element = {
    type: 'element',
    tagName: 'pre',
    properties: {},
    children: [element],
    position: {start: {line: 7, column: 1}, end: {line: 9, column: 4}},
  };
  const root: Root = {type: 'root', children: [pre]};
  codeBlocks()(root, {
    path: 'blog/a-post/index.md',
    fail: (reason) => {
      throw new Error(reason);
    },
  });
  const block = root.children[0] as unknown as MdxJsxFlowElementHast;
  expect(block.name).toBe('CodeBlock');
  const given: Record<string, string | boolean> = {};
  for (const attribute of block.attributes) {
    if (attribute.type === 'mdxJsxAttribute') {
      given[attribute.name] = typeof attribute.value === 'string' ? attribute.value : true;
    }
  }
  return given;
}

describe('a listing', () => {
  test('is coloured by classes, without any style', () => {
    expect(compile('ts title="a.ts"', 'const a = "b";')).toEqual({
      language: 'ts',
      title: 'a.ts',
      columns: '14',
      html: '<span class="keyword">const</span> a = <span class="literal">"b"</span>;\n',
    });
  });

  test.each(['hcl', 'bash', 'yaml', 'tsx', 'json', 'HCL'])('in %s is coloured', (language) => {
    expect(compile(language, 'a = "b" # c').html).toContain('<span class="');
  });

  test('in no language is text, with its characters kept', () => {
    expect(compile('', 'if (a < b && c > d) <>').html).toBe(
      'if (a &lt; b &amp;&amp; c &gt; d) &lt;&gt;\n',
    );
  });

  test('shows what changes: marked, added and removed lines, each in its own element', () => {
    const {html} = compile('text {1}', 'a\n// remove-next-line\nb\n// add-next-line\nc');
    expect(html).toBe('<mark>a\n</mark><del>b\n</del><ins>c\n</ins>');
  });

  test('of a diff takes its changes from the signs', () => {
    expect(compile('diff', '--- a\n+++ b\n-one\n+two\n three').html).toBe(
      '--- a\n+++ b\n<del>-one\n</del><ins>+two\n</ins> three\n',
    );
  });

  test('is numbered and wrapped on demand', () => {
    expect(compile('text showLineNumbers=9 wrap', 'a\nb')).toMatchObject({
      wrap: true,
      html: '<span class="line" data-line="9">a\n</span><span class="line" data-line="10">b\n</span>',
    });
    expect(compile('text showLineNumbers', 'a').html).toContain('data-line="1"');
  });

  test('keeps a code template inside a string apart from the string', () => {
    const {html} = compile('ts', '`a ${b} c`');
    expect(html).toContain('</span>${b}<');
  });
});

test('HCL: the word is a keyword, what it names a literal', () => {
  expect(compile('hcl', 'resource "a" "b" {}').html).toContain(
    '<span class="keyword">resource </span><span class="literal">"a" "b" </span>',
  );
});

describe('a mistake stops the build with its file and line', () => {
  test('an unknown language', () => {
    expect(() => compile('typo', 'a')).toThrow(
      'blog/a-post/index.md:7: Nothing here can colour the language "typo": correct its name, or write "text".',
    );
  });

  test('a directive that does not pair', () => {
    expect(() => compile('ts', '// add-start\na')).toThrow(
      'blog/a-post/index.md:7: add-start in line 1 of the listing has no add-end: write it where the lines end.',
    );
  });
});
