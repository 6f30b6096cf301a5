import {join} from 'node:path';
import type {Root} from 'mdast';
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
};

/** What a node of a tree looks like in the text. */
export function sourceOf(
  {text}: Pick<Post, 'text'>,
  node: {position?: {start: {offset?: number}; end: {offset?: number}} | undefined},
): string {
  const {start, end} = node.position ?? {};
  return text.slice(start?.offset ?? 0, end?.offset ?? 0);
}

/** The file that a path in a post names: from the root of the site on, below static/, or from its own folder on. */
export const fileNamed = ({folder}: Pick<Post, 'folder'>, siteDir: string, path: string): string =>
  path.startsWith('@site/')
    ? join(siteDir, path.slice('@site/'.length))
    : path.startsWith('/')
      ? join(siteDir, 'static', path)
      : join(folder, path);
