import {postParser} from '../lib/post-parser';
import {proseOf} from './prose-of';
import {wordsIn} from './words-in';

/**
 * Counts the words of a text's prose, see `proseOf`.
 *
 * @param text without front matter
 * @param locale a BCP 47 tag, whose rules decide what counts as a word
 */
export function countWords(text: string, isMdx: boolean, locale: string): number {
  return wordsIn(proseOf(parse(text, isMdx)), locale);
}

/** Falls back to Markdown: Docusaurus accepts some invalid MDX, such as HTML comments, and reports the rest. */
function parse(text: string, isMdx: boolean) {
  try {
    return postParser(isMdx).parse(text);
  } catch {
    return postParser(false).parse(text);
  }
}
