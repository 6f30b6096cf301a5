import type {Root} from 'mdast';
import {
  remarkComment,
  remarkDirective,
  remarkFrontmatter,
  remarkGfm,
  remarkMdx,
  remarkParse,
  unified,
} from './es-modules.cjs';

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);
const mdx = markdown().use(remarkMdx).use(remarkComment);

/** An id that stands after a heading as version 1 of MDX had it, which the next one takes for code. */
const headingId = /(?<=^#{1,6}[ \t].*)\{#[^}\s]+\}(?=[ \t]*$)/gm;

/** What reads the text of a post, with its front matter or without, as Docusaurus does. */
export const postParser = (isMdx: boolean): {parse: (text: string) => Root} =>
  isMdx
    ? // Blanks keep the places of all else.
      {parse: (text) => mdx.parse(text.replace(headingId, (id) => ' '.repeat(id.length)))}
    : markdown;
