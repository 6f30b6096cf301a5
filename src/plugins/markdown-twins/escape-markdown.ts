import {remarkStringify, unified} from '../../lib/es-modules.cjs';

const processor = unified().use(remarkStringify).freeze();

/** A text as Markdown that shows just that text, in one line: no sign of it means anything. */
export function escapeMarkdown(text: string): string {
  const value = text.replace(/\s+/g, ' ').trim();
  return processor
    .stringify({type: 'root', children: [{type: 'paragraph', children: [{type: 'text', value}]}]})
    .trim();
}
