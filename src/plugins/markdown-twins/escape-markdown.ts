import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

/** A text as Markdown that shows just that text, in one line: no sign of it means anything. */
export function escapeMarkdown(text: string): string {
  const value = text.replace(/\s+/g, ' ').trim();
  return unified()
    .use(remarkStringify)
    .stringify({
      type: 'root',
      children: [{type: 'paragraph', children: [{type: 'text', value}]}],
    })
    .trim();
}
