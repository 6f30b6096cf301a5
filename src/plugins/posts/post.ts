import {existsSync, lstatSync} from 'node:fs';
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

/** Whether a path leads through a link to a folder, or to nothing, which is told where the link is. */
export function isBehindLink(folder: string, path: string): boolean {
  const steps = path.split('/');
  return steps.some((_step, index) => {
    const file = join(folder, ...steps.slice(0, index + 1));
    try {
      return lstatSync(file).isSymbolicLink() && (index < steps.length - 1 || !existsSync(file));
    } catch {
      // There is no such file, nor could there be.
      return false;
    }
  });
}

/** What a node of a tree looks like in the text. */
export function sourceOf(
  {text}: Pick<Post, 'text'>,
  node: {position?: {start: {offset?: number}; end: {offset?: number}} | undefined},
): string {
  const {start, end} = node.position ?? {};
  return text.slice(start?.offset ?? 0, end?.offset ?? 0);
}
