import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {toMarkdown} from './to-markdown';

const markdownOf = (html: string) => toMarkdown(load(`<article>${html}</article>`, null, false));

test.each([
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
    'a drawing whose caption is its title',
    '<figure><svg><title>A</title><desc>B.</desc></svg><figcaption>A</figcaption></figure>',
    'Drawing: B.\n\n_A_',
  ],
  ['what looks like HTML', '<p>&lt;b&gt;</p>', '\\<b>'],
])('%s', (_what, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});
