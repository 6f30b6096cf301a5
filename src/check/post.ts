import type {Root} from 'mdast';
import {visit} from '../lib/es-modules.cjs';
import {offsetOf} from './finding';
import type {FrontMatter} from './front-matter';

/** A post, as its rules see it. */
export type Post = {
  /** The path below `blog/`, with forward slashes. */
  path: string;
  /** The absolute path of its folder. */
  folder: string;
  isMdx: boolean;
  text: string;
  root: Root;
  frontMatter: FrontMatter;
  /** The text with its code and formulas replaced by spaces, so that offsets stay the same. */
  outsideCode: string;
};

/** As many spaces as a part of a text has characters. */
export const blank = (part: string): string => ' '.repeat(part.length);

/** Replaces the code and the formulas in a text with spaces. */
export function withoutCode(text: string, root: Root): string {
  let masked = '';
  visit(root, ['code', 'inlineCode', 'inlineMath', 'math'], (node) => {
    const end = node.position?.end.offset ?? 0;
    masked += text.slice(masked.length, offsetOf(node));
    masked += ' '.repeat(Math.max(0, end - masked.length));
  });
  return masked + text.slice(masked.length);
}

/** The source of a node in the text. */
export function sourceOf(
  {text}: Pick<Post, 'text'>,
  node: {position?: {start: {offset?: number}; end: {offset?: number}} | undefined},
): string {
  const {start, end} = node.position ?? {};
  return text.slice(start?.offset ?? 0, end?.offset ?? 0);
}
