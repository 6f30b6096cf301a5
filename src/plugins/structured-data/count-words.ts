import {postParser} from '../../lib/post-parser';
import {proseOf} from '../../lib/prose-of';
import {wordsIn} from '../../lib/words-in';

/**
 * Counts the words that a reader reads as prose, see `proseOf`.
 *
 * @param text without front matter
 * @param locale a BCP 47 tag, whose rules say what a word is
 */
export function countWords(text: string, isMdx: boolean, locale: string): number {
  return wordsIn(proseOf(postParser(isMdx).parse(text)), locale);
}
