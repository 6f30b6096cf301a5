import type {Element, Root} from 'hast';
import {describe, expect, test, vi} from 'vitest';
import {warn} from '../warn';
import {codeBlocks} from './rehype';

vi.mock('../warn');

const path = 'blog/a-post/index.md';

const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: Element['children']
): Element => ({type: 'element', tagName, properties, children});
const text = (value: string) => ({type: 'text', value}) as const;

/** Compiles blocks of a text, and returns what is known of each. */
function transformed(...children: Element[]): Array<Element['properties']> {
  const root: Root = {type: 'root', children};
  codeBlocks()(root, {path});
  return (root.children as Element[]).map(({properties}) => properties);
}

function compile(fence: string, code: string): Element['properties'] {
  const [, language, metastring] = /^(\S*) ?(.*)$/.exec(fence)!;
  const className = language ? [`language-${language}`] : [];
  const block = element('code', {className, metastring}, text(`${code}\n`));
  return transformed(element('pre', {}, block))[0]!;
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
    const code = (id: string) => element('pre', {}, element('code', {id}));
    const heading = element('h2', {id: 'two'});
    const blocks = transformed(heading, code('one'), code('one'), code('two'));
    expect(blocks.map(({id}) => id)).toEqual(['two', 'one', undefined, undefined]);
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
  const pre = element('pre', {}, text('one '), element('b', {}, text('two')));
  expect(transformed(pre)[0]!.html).toBe('one two\n');
});

test('code in an unknown language is shown as it is written, and its line is named', () => {
  expect(compile('typo', 'a <b>').html).toBe('a &lt;b&gt;\n');
  expect(warn).toHaveBeenLastCalledWith(
    path,
    expect.objectContaining({tagName: 'pre'}),
    expect.stringMatching(/colour the language "typo"/) as string,
  );
});
