import {
  remarkDirective,
  remarkGfm,
  remarkMdx,
  remarkParse,
  unified,
} from '../../lib/es-modules.cjs';
import {proseOf} from '../../lib/prose-of';
import {wordsIn} from '../../lib/words-in';

const markdown = unified().use(remarkParse).use(remarkDirective).use(remarkGfm);
const mdx = markdown().use(remarkMdx);

/**
 * Counts the words that a reader reads as prose, see `proseOf`.
 *
 * @param text without front matter
 * @param locale a BCP 47 tag, whose rules say what a word is
 */
export function countWords(text: string, isMdx: boolean, locale: string): number {
  return wordsIn(proseOf((isMdx ? mdx : markdown).parse(text)), locale);
}
