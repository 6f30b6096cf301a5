import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {toMarkdown} from './to-markdown';

const markdownOf = (html: string) => toMarkdown(load(`<article>${html}</article>`, null, false));

test.each([
  [
    'a listing',
    '<pre data-title="a.ts"><code class="language-ts">a\n</code></pre>',
    '```ts title="a.ts"\na\n```',
  ],
  [
    'a listing that has fences',
    '<pre><code class="language-md">```\n</code></pre>',
    '````md\n```\n````',
  ],
  [
    'a quotation',
    '<blockquote><p><strong>Tip</strong></p><p>A</p></blockquote>',
    '> **Tip**\n>\n> A',
  ],
  [
    'a caption',
    '<figure><p>A</p><figcaption>B <code>c</code></figcaption></figure>',
    'A\n\n_B `c`_',
  ],
  ['a key', '<p><kbd>Ctrl</kbd></p>', '`Ctrl`'],
  [
    'a formula, beside a price',
    '<p>So <math alttext="\\frac{a}{b}"><mfrac><mi>a</mi><mi>b</mi></mfrac></math> is $5</p>',
    'So $\\frac{a}{b}$ is $5',
  ],
  [
    'a formula that stands apart',
    '<ul><li><p>A</p><p><math display="block" alttext="a &lt;\n b_*"><mi>a</mi></math></p></li></ul>',
    '- A\n\n  $$\n  a <\n   b_*\n  $$',
  ],
  ['a drawing', '<svg><title>A</title><desc>B\n c</desc></svg>', 'Drawing: A. B c'],
  [
    'a drawing whose caption is its title',
    '<figure><svg><title>A</title><desc>B.</desc></svg><figcaption>A</figcaption></figure>',
    'Drawing: B.\n\n_A_',
  ],
  [
    'the data of a figure',
    '<figure><svg><title>A</title></svg><figcaption>B</figcaption></figure><details><summary>Data</summary><table><thead><tr><th scope="col">C</th></tr></thead><tbody><tr><th scope="row">1</th></tr></tbody></table></details>',
    'Drawing: A\n\n_B_\n\nData\n\n| C |\n| - |\n| 1 |',
  ],
  ['a player', '<audio src="https://a.example/a.mp3"></audio><p>B</p>', 'B'],
  ['raised text', '<p>10<sup>2</sup></p>', '102'],
  ['what looks like HTML', '<p>&lt;b&gt;</p>', '\\<b>'],
])('%s', (_what, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

test('a table keeps how its columns are aligned', () => {
  const table =
    '<table><thead><tr><th align="right">A</th></tr></thead><tbody><tr><td align="right">1</td></tr></tbody></table>';
  expect(markdownOf(table)).toBe('|  A |\n| -: |\n|  1 |');
});

test('a footnote is one of Markdown, without the way back', () => {
  const text =
    '<p>A<sup><a href="https://a.example/#user-content-fn-x" data-footnote-ref="">1</a></sup></p>';
  const notes =
    '<section data-footnotes=""><h2>Footnotes</h2><ol><li><p>B. <a href="https://a.example/#r" data-footnote-backref="">↩</a></p></li></ol></section>';
  expect(markdownOf(text + notes)).toBe('A[^1]\n\n[^1]: B.');
});
