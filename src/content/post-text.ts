import {outlineOf, type Part} from './cover/marks';
import {parsePost} from './parse-post';
import {proseOf} from './prose-of';
import {wordsIn} from './words-in';

/** What the site knows of a text without compiling it. */
export type PostText = {
  /** How many words its prose has, see `proseOf`. */
  words: number;
  /** What its cover shows. */
  outline: Part[];
};

/**
 * Reads a text.
 *
 * @param text without front matter
 * @param locale a BCP 47 tag, whose rules decide what counts as a word
 */
export function readText(text: string, isMdx: boolean, locale: string): PostText {
  const root = parsePost(text, isMdx);
  return {words: wordsIn(proseOf(root), locale), outline: outlineOf(root)};
}
