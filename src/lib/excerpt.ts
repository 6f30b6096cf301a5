import {joinSymbols} from './search-words';

/** A piece of an excerpt; `isMatch` where it is what was searched for. */
export type ExcerptPart = {text: string; isMatch: boolean};

const characters: Record<string, string> = {'&lt;': '<', '&gt;': '>'};

/**
 * The pieces of an excerpt from the index, which is text whose `<` and `>` are written as entities, with
 * `<mark>` around what matched. Nothing in it is read as any other HTML.
 */
export function excerptParts(excerpt: string): ExcerptPart[] {
  return joinSymbols(excerpt)
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((part) => part !== '')
    .map((part) => {
      const isMatch = part.startsWith('<mark>');
      const text = part.replace(/<\/?mark>/g, '').replace(/&[lg]t;/g, (name) => characters[name]!);
      return {text, isMatch};
    });
}

/** The pieces of a title: a word of it matches where it begins with a word of the query. */
export function titleParts(title: string, words: string[]): ExcerptPart[] {
  return title
    .split(/([\p{L}\p{N}_]+)/u)
    .filter((part) => part !== '')
    .map((text) => ({text, isMatch: words.some((word) => text.toLowerCase().startsWith(word))}));
}
