import type {PhrasingContent} from 'mdast';
import {remarkStringify, unified} from '../../lib/es-modules.cjs';

const processor = unified().use(remarkStringify, {resourceLink: true}).freeze();

const inLine = (text: string) => ({type: 'text', value: text.replace(/\s+/g, ' ').trim()}) as const;

const stringify = (child: PhrasingContent) =>
  processor.stringify({type: 'root', children: [{type: 'paragraph', children: [child]}]}).trim();

/** A text as Markdown that shows just that text, in one line: no sign of it means anything. */
export const escapeMarkdown = (text: string): string => stringify(inLine(text));

/** A link in Markdown that shows just its text. */
export const markdownLink = (text: string, url: string): string =>
  stringify({type: 'link', url, children: [inLine(text)]});
