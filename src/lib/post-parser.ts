import {
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
const mdx = markdown().use(remarkMdx);

/** What reads the text of a post, with its front matter or without, as Docusaurus does. */
export const postParser = (isMdx: boolean) => (isMdx ? mdx : markdown);
