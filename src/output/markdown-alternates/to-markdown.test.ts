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
  ['a quotation', '<blockquote><p><b>Tip</b></p><p>A</p></blockquote>', '> **Tip**\n>\n> A'],
  ['a caption', '<figure><p>A</p><figcaption><code>b</code></figcaption></figure>', 'A\n\n_`b`_'],
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
  ['a power', '<p>5<sup>6</sup> and H<sub>2</sub>O</p>', '5<sup>6</sup> and H<sub>2</sub>O'],
  ['what a link leads to', '<p><span id="a">A</span></p>', '<span id="a">A</span>'],
  ['a video', '<p><video src="/a.mp4"></video><a href="/a.mp4">A</a></p>', '[A](/a.mp4)'],
  ['an abbreviation', '<p>An <abbr title="A">a</abbr></p>', 'An <abbr title="A">a</abbr>'],
  ['a list of terms', '<dl><dt>A</dt><dd>B</dd></dl>', '<dl><dt>A</dt><dd>B</dd></dl>'],
  [
    'tasks',
    '<ol><li><p><span data-task="open">☐</span> <a href="/b">B</a></p><ul><li><span data-task="done">☑</span> C</li></ul></li></ol>',
    '1. [ ] [B](/b)\n\n   - [x] C',
  ],
  ['a list that does not begin at one', '<ol start="3"><li>A</li></ol>', '3. A'],
  ['a list with letters', '<ol type="a"><li>A</li></ol>', '<ol type="a"><li>A</li></ol>'],
  [
    'words in another language and direction',
    '<p dir="rtl" lang="he">שלום</p><p>A <span lang="de">Wort</span></p>',
    '<p dir="rtl" lang="he">שלום</p>\n\nA <span lang="de">Wort</span>',
  ],
  [
    'a table whose cells span others',
    '<table><tbody><tr><td colspan="2">A</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">A</td></tr></tbody></table>',
  ],
  [
    'a listing of two paragraphs among words of another language',
    '<div lang="de"><pre><code>a\n\n# b\n</code></pre></div>',
    '<div lang="de"><pre><code>a\n&#10;# b\n</code></pre></div>',
  ],
  ['what looks like HTML', '<p>&lt;b&gt;</p>', '\\<b>'],
])('%s', (_what, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});
