import type {Root} from 'mdast';
import {visit} from '../lib/es-modules.cjs';
import {offsetOf} from './finding';
import type {FrontMatter} from './front-matter';

/** A post, as its rules see it. */
export type Post = {
  /** Below `blog/`, with slashes. */
  path: string;
  /** The folder that it lies in, absolute. */
  folder: string;
  isMdx: boolean;
  text: string;
  root: Root;
  frontMatter: FrontMatter;
  /** The text with blanks for its code, so that places stay. */
  outsideCode: string;
};

/** A text with blanks for its code. */
export function withoutCode(text: string, root: Root): string {
  let masked = '';
  visit(root, ['code', 'inlineCode'], (node) => {
    const end = node.position?.end.offset ?? 0;
    masked += text.slice(masked.length, offsetOf(node));
    masked += ' '.repeat(Math.max(0, end - masked.length));
  });
  return masked + text.slice(masked.length);
}

/** What a node of a tree looks like in the text. */
export function sourceOf(
  {text}: Pick<Post, 'text'>,
  node: {position?: {start: {offset?: number}; end: {offset?: number}} | undefined},
): string {
  const {start, end} = node.position ?? {};
  return text.slice(start?.offset ?? 0, end?.offset ?? 0);
}
