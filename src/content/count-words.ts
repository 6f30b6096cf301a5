import {parsePost} from './parse-post';
import {proseOf} from './prose-of';
import {wordsIn} from './words-in';

/**
 * Counts the words of a text's prose, see `proseOf`.
 *
 * @param text without front matter
 * @param locale a BCP 47 tag, whose rules decide what counts as a word
 */
export function countWords(text: string, isMdx: boolean, locale: string): number {
  return wordsIn(proseOf(parsePost(text, isMdx)), locale);
}
