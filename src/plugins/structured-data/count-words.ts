import {remarkGfm, remarkMdx, remarkParse, unified, visit} from '../../lib/es-modules.cjs';
import {wordsIn} from '../../lib/words-in';

/** What ends a word, though no space follows. */
const blocks = ['paragraph', 'heading', 'tableCell', 'break'];

/**
 * Counts the words that a reader reads as prose: of paragraphs, headings, lists, tables and footnotes,
 * with names of code among them; not of code blocks, formulas, comments, nor what components show.
 *
 * @param markdown a text without front matter
 * @param locale a BCP 47 tag, whose rules say what a word is
 */
export function countWords(markdown: string, isMdx: boolean, locale: string): number {
  // The fence of a callout is no word of it; its title is.
  const written = markdown.replace(/^\s*:{3,}\w*/gm, '');
  const tree = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(isMdx ? [remarkMdx] : [])
    .parse(written);
  let prose = '';
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') {
      prose += node.value;
    } else if (blocks.includes(node.type)) {
      prose += '\n';
    }
  });
  return wordsIn(prose, locale);
}
