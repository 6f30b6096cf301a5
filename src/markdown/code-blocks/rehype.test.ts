import type {Element, Root} from 'hast';
import {describe, expect, test, vi} from 'vitest';
import {warn} from '../warn';
import {codeBlocks, listingTag} from './rehype';

vi.mock('../warn');

function compile(fence: string, code: string): Element['properties'] {
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
  codeBlocks()(root, {path: 'blog/a-post/index.md'});
  const [block] = root.children as [Element];
  expect(block.tagName).toBe(listingTag);
  return block.properties;
}

// First, since a listing in YAML before it would make it pass.
test('the front matter of Markdown is coloured, whatever was coloured before', () => {
  expect(compile('md', '---\ntitle: A\n---').html).toContain('<span class="keyword">title</span>');
});

describe('a listing', () => {
  test('is coloured by classes, without any style', () => {
    expect(compile('ts title="a.ts"', 'const a = "b";')).toEqual({
      language: 'ts',
      title: 'a.ts',
      columns: '14',
      html: '<span class="keyword">const</span> a = <span class="string">"b"</span>;\n',
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

  test('marks the lines that its fence or a comment names', () => {
    expect(compile('text {1}', 'a\n// highlight-next-line\nb\nc').html).toBe(
      '<mark>a\n</mark><mark>b\n</mark>c\n',
    );
  });

  test('of a diff takes its changes from the signs', () => {
    expect(compile('diff', '--- a\n+++ b\n-one\n+two\n three').html).toBe(
      '--- a\n+++ b\n<del>-one\n</del><ins>+two\n</ins> three\n',
    );
  });

  test('of a region has its name as an address, once, unless a heading has it', () => {
    const code = (id: string): Element => ({
      type: 'element',
      tagName: 'pre',
      properties: {},
      children: [{type: 'element', tagName: 'code', properties: {id}, children: []}],
    });
    const heading: Element = {
      type: 'element',
      tagName: 'h2',
      properties: {id: 'two'},
      children: [],
    };
    const root: Root = {type: 'root', children: [heading, code('one'), code('one'), code('two')]};
    codeBlocks()(root, {path: 'blog/a-post/index.md'});
    expect((root.children as Element[]).slice(1).map(({properties}) => properties.id)).toEqual([
      'one',
      undefined,
      undefined,
    ]);
  });

  test('is wrapped on demand', () => {
    expect(compile('text wrap', 'a').isWrapped).toBe(true);
  });
});

test('HCL: the word is a keyword, and what it names has colours of its own', () => {
  expect(compile('hcl', 'resource "a" "b" {}').html).toContain(
    '<span class="keyword">resource </span><span class="type">"a" </span><span class="string">"b" </span>',
  );
});

test('leaves out what colours a terminal, which feeds may not have', () => {
  expect(compile('text', '\u001b[31mred\u001b[0m\u0007').html).toBe('red\n');
});

test('lines are marked that are there, however many are named', () => {
  expect(compile('text {1,3-99}', 'a\nb').html).toBe('<mark>a\n</mark>b\n');
  expect(compile('text {1-999999999}', 'a').html).toBe('a\n');
});

test('a listing of HTML is one too', () => {
  const children: Element['children'] = [
    {type: 'text', value: 'one '},
    {type: 'element', tagName: 'b', properties: {}, children: [{type: 'text', value: 'two'}]},
  ];
  const root: Root = {
    type: 'root',
    children: [{type: 'element', tagName: 'pre', properties: {}, children}],
  };
  codeBlocks()(root, {path: 'blog/a-post/index.md'});
  expect((root.children[0] as Element).properties.html).toBe('one two\n');
});

test('code in an unknown language is shown as it is written, and its line is named', () => {
  expect(compile('typo', 'a <b>').html).toBe('a &lt;b&gt;\n');
  expect(warn).toHaveBeenLastCalledWith(
    'blog/a-post/index.md',
    expect.objectContaining({tagName: 'pre'}),
    expect.stringMatching(/colour the language "typo"/) as string,
  );
});
