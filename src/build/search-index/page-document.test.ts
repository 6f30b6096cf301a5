import {expect, test} from 'vitest';
import {pageOf, type Post} from '../../content/site-pages';
import {pageDocument} from './page-document';

const metadata = {
  date: new Date('2024-04-02'),
  tags: [{label: 'Terraform'}, {label: 'AI, "etc"'}],
};
const page = pageOf('/2024/04/02/it/', 'Quotes "&" <signs>', {
  description: 'What f(x) is',
  authors: [{name: 'Web team', key: null, page: null}],
  post: {metadata} as Post,
});

test('words of listings and tables weigh less than those of sentences, which excerpts are to show', () => {
  expect(pageDocument(page, '<p>words</p><pre><code>words</code></pre><table>')).toContain(
    '<p>words</p><pre data-pagefind-weight="0.2"><code>words</code></pre><table data-pagefind-weight="0.2">',
  );
});

test.each([
  ['cells of a table', '<td>one<td>two', ' <td>one <td>two'],
  ['parts of a formula', '<mi>tf</mi><mo>=</mo>', '<mi>tf </mi><mo>= </mo>'],
  ['calls in calls', '<pre>fc.assert(<i>fc</i>.property(</pre>', 'fc.assert( <i>fc</i>.property('],
])('%s are words of their own', (_what, text, words) => {
  expect(pageDocument(page, text)).toContain(words);
});

test('parentheses in prose stay as they are', () => {
  expect(pageDocument(page, '<p>(prose)</p><pre>f(x)</pre><p>(prose)</p>')).toMatch(
    /<p>\(prose\)<\/p><pre[^>]*>f\( x\)<\/pre><p>\(prose\)<\/p>/,
  );
});

test('facts are written as attributes, whatever signs they have', () => {
  const html = pageDocument(page, '');
  expect(html).toContain(
    'data-pagefind-meta="title[title]" title="Quotes &quot;&amp;&quot; &lt;signs>"',
  );
  expect(html).toContain('data-pagefind-meta="tags[title]" title="Terraform, AI, &quot;etc&quot;"');
  expect(html).toContain('data-pagefind-meta="date[title]" title="2024-04-02"');
});
