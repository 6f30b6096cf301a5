import {postParser} from '../lib/post-parser';
import {proseOf} from './prose-of';
import {wordsIn} from './words-in';

/**
 * Counts the words that a reader reads as prose, see `proseOf`.
 *
 * @param text without front matter
 * @param locale a BCP 47 tag, whose rules say what a word is
 */
export function countWords(text: string, isMdx: boolean, locale: string): number {
  return wordsIn(proseOf(parse(text, isMdx)), locale);
}

/** Docusaurus accepts some MDX that is none, such as comments of HTML, and says itself what it refuses. */
function parse(text: string, isMdx: boolean) {
  try {
    return postParser(isMdx).parse(text);
  } catch {
    return postParser(false).parse(text);
  }
}
