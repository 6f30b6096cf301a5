import type {Root} from 'mdast';
import remarkComment from '@slorber/remark-comment';
import {
  remarkCjkFriendly,
  remarkCjkFriendlyStrikethrough,
  remarkDirective,
  remarkFrontmatter,
  remarkGfm,
  remarkMdx,
  remarkParse,
  unified,
} from './es-packages.cjs';
import {formulaSyntax} from './formula-syntax';

/** What texts may contain beyond what Docusaurus reads: formulas, and bold, slanted and struck words beside full-width marks. The signs of a syntax left out here are only characters. */
export const ownSyntax = [formulaSyntax, remarkCjkFriendly, remarkCjkFriendlyStrikethrough];

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(ownSyntax);
const mdx = markdown().use(remarkMdx).use(remarkComment);

/** An id after a heading, in the syntax of MDX 1, which later versions take for code. */
const headingId = /^(#{1,6}[ \t].*)(\{#[^}\s]+\})(?=[ \t]*$)/gm;

/** The title of a callout in the syntax of Docusaurus 2, which takes it for its label. */
const calloutTitle = /^([ \t>]*:{3,}[a-z]+) +([^\s{[].*)$/gim;

/** Takes out what Docusaurus reads before Markdown does. Spaces keep the positions of everything else. */
const withoutTitles = (text: string) =>
  text.replace(
    calloutTitle,
    (_line, before: string, title: string) => `${before} ${' '.repeat(title.length)}`,
  );

/** Returns a parser for the text of a post, with or without front matter, that reads it as Docusaurus does. */
export const postParser = (isMdx: boolean): {parse: (text: string) => Root} =>
  isMdx
    ? {
        parse: (text) =>
          mdx.parse(
            withoutTitles(text).replace(
              headingId,
              (_line, before: string, id: string) => before + ' '.repeat(id.length),
            ),
          ),
      }
    : {parse: (text) => markdown.parse(withoutTitles(text))};
