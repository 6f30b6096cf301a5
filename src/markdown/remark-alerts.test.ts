import {expect, test} from 'vitest';
import remarkDirective from 'remark-directive';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {compile} from '../../tests/product/support/compile';
import {alerts} from './remark-alerts';

test.each([
  ['> [!NOTE]\n> Some *words*.', ':::note\nSome *words*.\n:::'],
  ['> [!TIP] A title\n>\n> Words.\n>\n> - One', ':::tip[A title]\nWords.\n\n* One\n:::'],
  ['> [!CAUTION]-\n> Words.', ':::caution\nWords.\n:::'],
  ['> [!NOTE]\n> Words.\n>\n> > [!TIP]\n> > More.', '::::note\nWords.\n\n:::tip\nMore.\n:::\n::::'],
  ['> [!HINT]\n> Words.', '> \\[!HINT]\n> Words.'],
  ['> Words.\n> [!NOTE]', '> Words.\n> \\[!NOTE]'],
])('a quotation that GitHub shows as a callout is one: %s', async (written, shown) => {
  const root = await compile(written, alerts(['note', 'tip', 'caution']));
  const markdown = unified().use(remarkDirective).use(remarkStringify).stringify(root);
  expect(markdown.trim()).toBe(shown);
});
