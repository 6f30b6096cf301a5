import type {PhrasingContent} from 'mdast';
import {remarkStringify, unified} from '../../lib/es-modules.cjs';

const processor = unified().use(remarkStringify, {resourceLink: true}).freeze();

const inLine = (text: string) => ({type: 'text', value: text.replace(/\s+/g, ' ').trim()}) as const;

const stringify = (child: PhrasingContent) =>
  processor.stringify({type: 'root', children: [{type: 'paragraph', children: [child]}]}).trim();

/** Escapes a text as one line of Markdown that shows exactly that text. */
export const escapeMarkdown = (text: string): string => stringify(inLine(text));

/** A Markdown link that shows exactly its text. */
export const markdownLink = (text: string, url: string): string =>
  stringify({type: 'link', url, children: [inLine(text)]});
