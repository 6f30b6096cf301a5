import {expect, test} from 'vitest';
import {pageDocument} from './page-document';

const page = {
  permalink: '/2024/04/02/it/',
  title: 'Quotes "&" <signs>',
  description: 'What f(x) is',
  published: new Date('2024-04-02'),
  tags: ['Terraform', 'AI, "etc"'],
  authors: ['Web team'],
};

const documentOf = (text: string) => pageDocument(page, text);

test.each([
  '<a class="hash-link" href="#x">gone</a>',
  '<button type="button">gone</button>',
  '<svg><text>gone</text></svg>',
  '<span aria-hidden="true">gone</span>',
  '<a data-footnote-backref href="#x">gone</a>',
  '<nav>gone</nav>',
  '<figcaption><details><summary>gone</summary><table><tr><td>gone</td></tr></table></details></figcaption>',
  '<fieldset><label>gone</label></fieldset><output>gone</output>',
])('%s is no text', (decoration) => {
  expect(documentOf(`<p>words ${decoration}</p>`).html).not.toContain('gone');
});

test('what a formula says is found part by part', () => {
  const {html, words} = documentOf(
    '<p>So <math alttext="\\frac{tf}{N}"><mfrac><mi>tf</mi><mi>N</mi></mfrac><mtext>posts</mtext></math></p>',
  );
  expect(words).toEqual(expect.arrayContaining(['tf', 'n', 'posts']));
  expect(html).toContain('<mi> tf </mi><mi> N </mi>');
  expect(html).not.toContain('frac{');
});

test('words of listings weigh less than those of sentences, which excerpts are to show', () => {
  const {html} = documentOf('<p>words</p><pre><code>words words</code></pre>');
  expect(html).toContain('<p>words</p><pre data-pagefind-weight="0.2">');
});

test('symbols of code that touch are separated, in the index alone', () => {
  const {html, words} = documentOf('<code>fc.assert(fc.property)</code>');
  expect(html).toContain('fc.assert(&#x2060; fc.property)');
  expect(words).toEqual(expect.arrayContaining(['fc.assert', 'fc.property']));
});

test('facts are written as attributes, whatever signs they have', () => {
  const {html} = documentOf('');
  expect(html).toContain(
    'data-pagefind-meta="title[title]" title="Quotes &quot;&amp;&quot; &lt;signs>"',
  );
  expect(html).toContain('data-pagefind-filter="tag[title]" title="AI, &quot;etc&quot;"');
  expect(html).toContain('data-pagefind-filter="year[title]" title="2024"');
});
