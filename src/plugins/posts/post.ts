import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Root} from 'mdast';
import type {FrontMatter} from './front-matter';

/** A post, as its rules see it. */
export type Post = {
  /** The folder that it lies in, absolute. */
  folder: string;
  isMdx: boolean;
  text: string;
  root: Root;
  frontMatter: FrontMatter;
};

/** Whether a file is beside a post. */
export const isBeside = ({folder}: Post, path: string): boolean => existsSync(join(folder, path));

/** What a node of a tree looks like in the text. */
export function sourceOf(
  {text}: Pick<Post, 'text'>,
  node: {position?: {start: {offset?: number}; end: {offset?: number}} | undefined},
): string {
  const {start, end} = node.position ?? {};
  return text.slice(start?.offset ?? 0, end?.offset ?? 0);
}
