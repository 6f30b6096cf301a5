import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {compile} from '../../tests/product/support/compile';
import {headingIds} from './remark-heading-ids';

/** The ids and words of the headings of a text, as they are after our plugin; no id where Docusaurus makes it. */
async function headingsOf(text: string) {
  const {children} = await compile(text, headingIds());
  return (children as Heading[]).map((heading) => [
    heading.data?.hProperties?.id,
    toString(heading),
  ]);
}

test.each([
  ['keeps an id in which there is Markdown', '## Calls {#A.__call__}', [['A.__call__', 'Calls']]],
  ['keeps an id after code', '## `a` {#b-c}', [['b-c', 'a']]],
  ['keeps an id before which Docusaurus puts a backslash', String.raw`## A \{#b}`, [['b', 'A']]],
  [
    'gives headings without a letter ids',
    '## 🎉\n\n## …',
    [
      ['section', '🎉'],
      ['section-1', '…'],
    ],
  ],
  [
    'keeps a colon in a word, which is no directive',
    '## Without s3:ListBucket',
    [[undefined, 'Without s3:ListBucket']],
  ],
  [
    'leaves all others to Docusaurus',
    '## 2024\n\n## A {b}',
    [
      [undefined, '2024'],
      [undefined, 'A {b}'],
    ],
  ],
])('%s', async (_what, text, headings) => {
  expect(await headingsOf(text)).toEqual(headings);
});
