import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {expect, test, vi} from 'vitest';
import {warn} from '../warn';
import {codeBlocks} from './rehype-code-blocks';

vi.mock('../warn');

const path = 'blog/a-post/index.md';

/** Compiles blocks of a text, and returns what is known of each. */
function transformed(...children: Element[]): Array<Element['properties']> {
  const root: Root = {type: 'root', children};
  codeBlocks()(root, {path});
  return (root.children as Element[]).map(({properties}) => properties);
}

function compile(fence: string, code: string): Element['properties'] {
  const [, language, metastring] = /^(\S*) ?(.*)$/.exec(fence)!;
  const className = language && `language-${language}`;
  return transformed(h('pre', h('code', {className, metastring}, `${code}\n`)))[0]!;
}

// First, since a listing in YAML before it would make it pass.
test('the front matter of Markdown is coloured, whatever was coloured before', () => {
  expect(compile('md', '---\ntitle: A\n---').html).toContain('<span class="keyword">title</span>');
});

test('a listing is coloured by classes, without any style', () => {
  expect(compile('ts title="a.ts"', 'const a = "b";')).toEqual({
    language: 'ts',
    title: 'a.ts',
    columns: '14',
    html: '<span class="keyword">const</span> a = <span class="string">"b"</span>;\n',
  });
});

test('a long line has its indent apart, but for an output in columns, which does not wrap', () => {
  const long = 'a'.repeat(40);
  const hanging = `<span class="site-hanging" data-indent="  "><span><span>  </span>${long}\n</span></span>`;
  expect(compile('text {1}', `  ${long}\nb`).html).toBe(`<mark>${hanging}</mark>b\n`);
  // In a diff, the sign stays apart, too.
  expect(compile('diff', `+ ${long}`).html).toContain('data-indent="+ "><span><span>+ </span>');
  const table = `  ${long}\nb  1`;
  expect(compile('text', table)).toMatchObject({html: `${table}\n`, isAligned: true});
  expect(compile('text wrap', table).isAligned).toBeUndefined();
  expect(compile('ts', table).isAligned).toBeUndefined();
});

test('a word that is longer than half a phone may break behind the signs that join its parts', () => {
  const {html} = compile(
    'ts',
    `"é & <" + ${'a'.repeat(14)}.list.${'b'.repeat(14)} + c.d(e) </${'i'.repeat(30)}>`,
  );
  expect(String(html)).toContain('.<wbr>list.<wbr>b');
  expect(String(html).match(/<wbr>/g)).toHaveLength(2);
});

test('an option of a command does not break, in a listing and in a text', () => {
  expect(compile('sh', 'grep -i a-b --max-count').html).toBe(
    '<span class="function">grep </span><span data-short>-i</span> a-b <span data-short>--max-count</span>\n',
  );
  const text = h('p', h('code', 'ls -a a-b --all .'), ' -b');
  transformed(text);
  const short = (name: string) => h('span', {'data-short': ''}, name);
  expect(text).toEqual(h('p', h('code', 'ls ', short('-a'), ' a-b ', short('--all'), ' .'), ' -b'));
});

test.each(['bash', 'yaml', 'tsx', 'json', 'HCL'])('a listing in %s is coloured', (language) => {
  expect(compile(language, 'a = "b" # c').html).toContain('<span class="');
});

const lines = `a
// highlight-start
b
c
// highlight-end
run(); // highlight-next-line`;

test.each([
  [
    'the word of HCL and what it names',
    'hcl',
    'resource "a" "b" {}',
    '<span class="keyword">resource </span><span class="type">"a" </span><span class="string">"b" </span>{}\n',
  ],
  ['text in no language', '', 'a < b && c <>', 'a &lt; b &amp;&amp; c &lt;&gt;\n'],
  ['lines that a fence names, if they are there', 'text {1,3-99}', 'a\nb', '<mark>a\n</mark>b\n'],
  [
    'lines that a fence names with spaces',
    'text {1, 3}',
    'a\nb\nc',
    '<mark>a\n</mark>b\n<mark>c\n</mark>',
  ],
  ['no lines that only its title names', 'text title="{1} wrap"', 'a', 'a\n'],
  ['no lines of too many', 'text {1-999999999}', 'a', 'a\n'],
  [
    'lines between comments on lines of their own',
    'text',
    lines,
    'a\n<mark>b\n</mark><mark>c\n</mark>run(); // highlight-next-line\n',
  ],
  [
    'the changes of a diff by their signs',
    'diff',
    '--- a\n+++ b\n-one\n+two\n three',
    '--- a\n+++ b\n<del>-one\n</del><ins>+two\n</ins> three\n',
  ],
  [
    'comments and operators in a diff as what they are, beside the names of files',
    'diff',
    'diff --git a/q b/q\n--- a/q\n+++ b/q\n@@ -1,2 +1 @@\n--- note\n-one\n+++ i;',
    'diff --git a/q b/q\n--- a/q\n+++ b/q\n@@ -1,2 +1 @@\n<del>--- note\n</del><del>-one\n</del><ins>+++ i;\n</ins>',
  ],
  [
    'code in the order in which it runs',
    'text',
    '/*\u202e } \u2066if (a)\u2069*/',
    '/* } if (a)*/\n',
  ],
  ['no colours of a terminal', 'text', '\u001b[31mred\u001b[0m\u0007', 'red\n'],
])('a listing shows %s', (_what, fence, code, html) => {
  expect(compile(fence, code).html).toBe(html);
});

test.each(['// %', '# %', '-- %', '/* % */', '<!-- % -->', '  {/* % */}', '; %', '% %'])(
  'a line is marked by a comment of any language: %s',
  (comment) => {
    const line = comment.replace(/%(?!.*%)/, 'highlight-next-line');
    expect(compile('text', `${line}\nx\ny`).html).toBe('<mark>x\n</mark>y\n');
  },
);

test('a listing of a region has its name as an address, once, unless a heading has it', () => {
  const code = (id: string) => h('pre', h('code', {id}));
  const blocks = transformed(h('h2#two'), code('one'), code('one'), code('two'));
  expect(blocks.map(({id}) => id)).toEqual(['two', 'one', undefined, undefined]);
});

test('a listing of HTML is one too', () => {
  const pre = h('pre', 'one ', h('b', 'two'), h('br'), 'three');
  expect(transformed(pre)[0]!.html).toBe('one two\nthree\n');
});

test.each(['typo', 'meta', 'extend', 'constructor', '__proto__'])(
  'code in an unknown language, %s, is shown as it is written, and its line is named',
  (language) => {
    expect(compile(language, 'a <b>').html).toBe('a &lt;b&gt;\n');
    expect(warn).toHaveBeenLastCalledWith(
      path,
      expect.objectContaining({tagName: 'pre'}),
      expect.stringContaining(`colour the language "${language}"`) as string,
    );
  },
);
