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

test.each([
  [
    'words of listings and tables weigh less than those of sentences, which excerpts are to show',
    '<p>words</p><pre><code>words</code></pre><table>',
    '<p>words</p> <pre data-pagefind-weight="0.17"><code>words</code> </pre><table data-pagefind-weight="0.4">',
  ],
  ['cells of a table are words of their own', '<td>one<td>two', ' <td>one <td>two'],
  ['terms and their definitions, too', '<dt>one<dd>two', ' <dt>one <dd>two'],
  ['paragraphs without an end, too', '<p>one<p>two', ' <p>one <p>two'],
  ['what is below a summary, too', '<summary>one</summary>two', 'one </summary>two'],
  ['parts of a formula are words of their own', '<mi>tf</mi><mo>=</mo>', '<mi>tf </mi><mo>= </mo>'],
  [
    'calls in calls are words of their own',
    '<pre>fc.assert(<i>fc</i>.property(</pre>',
    'fc.assert( <i>fc</i>.property(',
  ],
  [
    'words with special letters are found as they are typed',
    '<p>In Łódź, ＡＰＩ</p>',
    '<p>In Łódź, ＡＰＩ</p><p data-pagefind-weight="0.4">lodz api</p>',
  ],
  [
    'data is not found, and what follows it is',
    '<div class="site-block" data-language="json"><pre>{"one": 1}</pre></div><pre>two</pre>',
    '<div class="site-block" data-language="json"></div> <pre data-pagefind-weight="0.17">two',
  ],
  ['parentheses in prose stay as they are', '<p>f(x)</p>', '<p>f(x)</p>'],
])('%s', (_what, text, written) => {
  expect(pageDocument(page, text)).toContain(written);
});

test('fields are written as attributes, whatever signs they have', () => {
  const html = pageDocument(page, '');
  expect(html).toContain(
    'data-pagefind-meta="title[title]" title="Quotes &quot;&amp;&quot; &lt;signs>"',
  );
  expect(html).toContain('data-pagefind-meta="tags[title]" title="Terraform, AI, &quot;etc&quot;"');
  expect(html).toContain('data-pagefind-meta="date[title]" title="2024-04-02"');
});
