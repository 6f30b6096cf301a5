/** How often a text uses each term, by the word's stem. */
export type Terms = Map<string, number>;

/** Reduces a lower-case word to its stem. */
export type Stem = (word: string) => string;

/** The prose of a text in Markdown: without code blocks, imports, tags and the addresses of links. */
export function withoutMarkup(markdown: string): string {
  return markdown
    .replace(/^(`{3,}|~{3,})[^]*?^\1`*~*$/gm, ' ')
    .replace(/^(?:import|export) .*$/gm, ' ')
    .replace(/<!--[^]*?-->|\{\/\*[^]*?\*\/\}|<\/?[a-z][^>]*>/gi, ' ')
    .replace(/\]\([^)]*\)|^\[[^\]]+\]:.*$/gm, ' ');
}

const wordsOf = (text: string) =>
  withoutMarkup(text)
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? [];

/** The first word of a text, in lower case, with the given stem; `undefined` if there is none. */
export const wordOfTerm = (term: string, text: string, stem: Stem): string | undefined =>
  wordsOf(text).find((word) => stem(word) === term);

/**
 * Counts the terms of texts of different weights.
 *
 * @param weighted texts in Markdown, each with how often a word in it counts
 */
export function countTerms(weighted: Array<[text: string, weight: number]>, stem: Stem): Terms {
  const terms: Terms = new Map();
  for (const [text, weight] of weighted) {
    for (const word of wordsOf(text)) {
      const term = stem(word);
      terms.set(term, (terms.get(term) ?? 0) + weight);
    }
  }
  return terms;
}
